"""The messages of the wire: pydantic models of requests and responses, and their OpenAPI schema."""
