// A browser's subscription as the server takes it.

export interface Given {
  endpoint: string;
  p256dh: string;
  auth: string;
  label: string;
}

export function given(subscription: PushSubscription, label: string): Given {
  const { keys = {} } = subscription.toJSON();
  return { endpoint: subscription.endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "", label };
}

/** The server's key as browsers take it: base64url as bytes. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
