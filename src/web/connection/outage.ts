import { useSyncExternalStore } from 'react';

/** Why pages cannot be loaded. */
export type Outage = Readonly<{
  /** HTTP status; 0 when nothing answered in time. */
  status: number;
  /** The reason phrase of the status, such as "Bad Gateway"; may be empty. */
  reason: string;
}>;

let outage: Outage | null = null;
const listeners = new Set<() => void>();
let wake = () => {};
let woken = new Promise<void>((resolve) => {
  wake = resolve;
});

/** Begins an outage, or ends it with null. */
export const reportOutage = (next: Outage | null): void => {
  if (next?.status === outage?.status) return;
  outage = next;
  for (const listener of listeners) listener();
};

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

/** Calls the listener when an outage begins, changes or ends; returns a function that removes it. */
export const onOutage = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The outage now, or null. */
export const useOutage = (): Outage | null =>
  useSyncExternalStore(
    onOutage,
    () => outage,
    () => null,
  );
