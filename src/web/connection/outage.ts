import { useSyncExternalStore } from 'react';

/** Why pages cannot be loaded. */
export type Outage = Readonly<{
  /** HTTP status; 0 when the server was not reached, or something else answered in its place; 401 when nobody is signed in. */
  status: number;
  /** The reason phrase of the status, such as "Bad Gateway"; may be empty. */
  reason: string;
}>;

/** The loads that wait for their next try, and why. */
const waiting = new Map<object, Outage>();
const listeners = new Set<() => void>();
let wake = () => {};
let woken = new Promise<void>((resolve) => {
  wake = resolve;
});

const tell = () => {
  for (const listener of listeners) listener();
};

/** A load waits, and the notice says why. */
export const beginOutage = (load: object, outage: Outage): void => {
  if (waiting.get(load)?.status === outage.status) return;
  waiting.set(load, outage);
  tell();
};

/** A load was answered, or is no longer wanted. */
export const endOutage = (load: object): void => {
  if (waiting.delete(load)) tell();
};

/** Why the latest load waits; null when none does. */
export const outageNow = (): Outage | null => [...waiting.values()].at(-1) ?? null;

/** Ends the wait of every load before its next try. */
export const retryNow = (): void => {
  wake();
  woken = new Promise((resolve) => {
    wake = resolve;
  });
};

const waits = [1_000, 2_000, 4_000, 8_000, 15_000];

type Pause = Readonly<{
  signal?: AbortSignal | undefined;
  /** Milliseconds that the server asked to wait, in place of the usual. */
  wait?: number | undefined;
}>;

/** Waits before the next try, longer after each, or until `retryNow`. Throws when aborted. */
export const beforeRetry = async (tries: number, { signal, wait }: Pause = {}): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(resolve, wait ?? waits[Math.min(tries, waits.length - 1)]);
      void woken.then(resolve);
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
  } finally {
    clearTimeout(timer);
  }
};

/** Calls the listener whenever a load begins or ceases to wait; returns a function that removes it. */
export const onOutage = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The outage now, or null. */
export const useOutage = (): Outage | null => useSyncExternalStore(onOutage, outageNow, () => null);
