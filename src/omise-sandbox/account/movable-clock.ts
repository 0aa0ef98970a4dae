import type { Store } from '../records/store.ts';

/** A clock that can be moved ahead of the machine's or behind it, so that days pass in a running sandbox; stored. */
export const movableClock = (store: Pick<Store, 'setting' | 'changeSetting'>, machine: () => number) => {
  const ahead = () => Number(store.setting('clock-ahead', () => '0'));
  return {
    now: (): number => machine() + ahead(),
    /** Milliseconds ahead of the machine's clock. */
    ahead,
    moveTo: (milliseconds: number): void => store.changeSetting('clock-ahead', String(milliseconds)),
  };
};

export type MovableClock = ReturnType<typeof movableClock>;
