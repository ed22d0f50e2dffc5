"""What is counted, in the text form that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from serai.server.node import Node

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The counters of this node."""

    def __init__(self) -> None:
        self.socket_messages = 0
        self.requests: dict[tuple[str, int], int] = {}
        self._slower = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def request(self, method: str, status: int, seconds: float) -> None:
        """Count one answered request."""
        self.requests[method, status] = self.requests.get((method, status), 0) + 1
        self._slower[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def text(self, node: Node) -> str:
        """All of it."""
        lines: list[str] = []
        gauges = {
            "serai_tables_in_memory": node.tables.held,
            "serai_rooms": len(node.hub.rooms),
            "serai_sockets": len(node.sockets),
            "serai_socket_bytes_waiting": node.connections.held,
            "serai_people_present": len(node.hub.present),
            "serai_notices_waiting": node.notices.sender.waiting,
        }
        counters = {
            "serai_moves_total": node.tables.moves_made,
            "serai_messages_received_total": self.socket_messages,
            "serai_messages_sent_total": node.hub.told,
            "serai_bot_choices_total": node.bots.turns_made if node.bots else 0,
            "serai_analyses_total": node.analyses.made,
            "serai_advice_total": node.advisers.asked,
            "serai_notices_total": node.notices.sender.sent,
            "serai_notices_failed_total": node.notices.sender.failed,
        }
        for kind, values in (("gauge", gauges), ("counter", counters)):
            for name, value in values.items():
                lines += [f"# TYPE {name} {kind}", f"{name} {value}"]
        lines.append("# TYPE serai_requests_total counter")
        for (method, status), count in sorted(self.requests.items()):
            lines.append(f'serai_requests_total{{method="{method}",status="{status}"}} {count}')
        lines.append("# TYPE serai_request_seconds histogram")
        running = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._slower, strict=True):
            running += count
            lines.append(f'serai_request_seconds_bucket{{le="{bound}"}} {running}')
        lines += [f"serai_request_seconds_sum {self._seconds:.6f}", f"serai_request_seconds_count {running}"]
        return "\n".join(lines) + "\n"
