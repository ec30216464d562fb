const endpoint = "https://push.example/a";

interface Settings {
  /** The user's answer to the permission prompt. */
  readonly says?: NotificationPermission;
}

/** A browser with push messages, which jsdom does not have; returns its registrations. */
export function fakePushBrowser({ says = "granted" }: Settings = {}) {
  const scopes = new Set<string>();
  let permission: NotificationPermission = "default";
  const registrationOf = (scope: string) => ({
    scope: new URL(scope, location.origin).href,
    active: {},
    pushManager: {
      getSubscription: () => Promise.resolve(subscription),
      subscribe: () => Promise.resolve(subscription),
    },
    unregister: () => Promise.resolve(scopes.delete(scope)),
  });
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: "B", auth: "a" } }),
  };
  define(navigator, "serviceWorker", {
    getRegistration: (scope: string) =>
      Promise.resolve(scopes.has(scope) ? registrationOf(scope) : undefined),
    register: (_script: string, { scope }: { scope: string }) => {
      scopes.add(scope);
      return Promise.resolve(registrationOf(scope));
    },
  });
  define(window, "PushManager", class {});
  define(window, "Notification", {
    get permission() {
      return permission;
    },
    requestPermission() {
      permission = says;
      return Promise.resolve(says);
    },
  });
  return { scopes, endpoint };
}

/** Removes it again. */
export function removePushBrowser(): void {
  Reflect.deleteProperty(navigator, "serviceWorker");
  Reflect.deleteProperty(window, "PushManager");
  Reflect.deleteProperty(window, "Notification");
}

function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { configurable: true, value });
}
