"""The HTTP side: middleware, routes, rate limits, caching and error responses."""
