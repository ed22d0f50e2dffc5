"""What is published of the interface: requests as OpenAPI, the socket as JSON Schema, an example of each message."""
