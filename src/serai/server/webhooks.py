"""Calls to addresses that people give: only to public ones, checked and then used without asking again."""

from __future__ import annotations

import http.client
import ipaddress
import json
import socket
import ssl
from typing import Any
from urllib.parse import urlsplit

TIMEOUT = 10


class NotPublic(Exception):
    """An address inside somebody's network, where a stranger's webhook has no business."""


def public_address(host: str, port: int) -> str:
    """The one address that will be called; all that the name stands for must be public."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise NotPublic(f"{host} cannot be found") from error
    addresses = [ipaddress.ip_address(entry[4][0]) for entry in found]
    for address in addresses:
        plain = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped else address
        if not plain.is_global or plain.is_multicast or plain.is_reserved:
            raise NotPublic(f"{host} is not a public address")
    if not addresses:
        raise NotPublic(f"{host} cannot be found")
    return str(addresses[0])


def post_json(url: str, body: dict[str, Any], private: bool = False) -> int:
    """Send a webhook; redirects are not followed. Gives the status."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    tls = parts.scheme == "https"
    port = parts.port or (443 if tls else 80)
    address = host if private else public_address(host, port)
    stream: socket.socket = socket.create_connection((address, port), timeout=TIMEOUT)
    try:
        if tls:
            stream = ssl.create_default_context().wrap_socket(stream, server_hostname=host)
        connection = http.client.HTTPConnection(host, port, timeout=TIMEOUT)
        connection.sock = stream
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        payload = json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "User-Agent": "serai", "Connection": "close"}
        connection.request("POST", path, payload, headers)
        answer = connection.getresponse()
        answer.read(1024)
        return answer.status
    finally:
        stream.close()
