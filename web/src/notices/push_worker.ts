// Shows what the server has to say while no page is open. It keeps nothing and answers no request.
import { worker, type Clicked } from "../offline/worker_scope";
import { isSeen, pathOf, shown, target, type Message, type Remembered } from "./showing";
import { given } from "./subscription";

const pages = () => worker.clients.matchAll({ type: "window", includeUncontrolled: true });

async function show(message: Message): Promise<void> {
  if (!isSeen(await pages(), message.place))
    await worker.registration.showNotification(message.title, shown(message));
}

/** Go to the place: a page that is there already comes to the front. */
async function follow({ action, notification }: Clicked): Promise<void> {
  notification.close();
  const place = target(action, notification.data as Remembered);
  const there = (await pages()).find((page) => pathOf(page.url) === place);
  await (there ? there.focus() : worker.clients.openWindow(place));
}

/** The browser has another address now, which the server must know; the old one ends by itself. */
async function renew(old: PushSubscription | null): Promise<void> {
  if (!old) return;
  const fresh = await worker.registration.pushManager.subscribe(old.options);
  await fetch("/api/v1/me/notices/devices", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(given(fresh, "")),
  });
}

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as Message));
});
worker.addEventListener("notificationclick", (event) => event.waitUntil(follow(event)));
worker.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event.oldSubscription)));
