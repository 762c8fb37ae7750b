# The server with its client. docker build -t trilith . && docker run -p 8000:8000 -v trilith:/data trilith

FROM python:3.11-slim AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN python -m venv /opt/build \
    && /opt/build/bin/pip install --no-cache-dir --require-hashes --requirement requirements/build.txt \
    && /opt/build/bin/pip wheel --no-cache-dir --no-build-isolation --no-deps --wheel-dir /dist .
RUN python -m venv /opt/trilith \
    && /opt/trilith/bin/pip install --no-cache-dir --require-hashes --requirement requirements/postgres.txt --requirement requirements/redis.txt \
    && /opt/trilith/bin/pip install --no-cache-dir --no-deps /dist/*.whl

FROM python:3.11-slim
RUN useradd --create-home --uid 1000 trilith && mkdir /data && chown trilith /data
COPY --from=build /opt/trilith /opt/trilith
USER 1000
ENV PATH=/opt/trilith/bin:$PATH \
    TRILITH_DATABASE=sqlite+aiosqlite:////data/matches.db
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
CMD ["trilith", "serve", "--host", "0.0.0.0", "--port", "8000"]
