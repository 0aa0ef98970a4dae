import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../../../api/browser.ts';
import type { Outcome } from '../../../../api/routes.ts';
import { type BookingKey, tokenOf } from '../../../../booking/booking-key.ts';
import type { ChargeResult } from '../../state/wizard-context.ts';

type Watched = { chargeId: string | null; headers: Record<string, string> };
type Ends = {
  onPending: (charge: ChargeResult) => void;
  onFinal: (charge: ChargeResult) => void;
  onEnd: (end: PollEnd) => void;
};

/** Follows a pending charge to its final state, also after a reload. Returns a function that polls it anew at once. */
export const useChargePolling = ({ chargeId, headers }: Watched, ends: Ends): (() => void) => {
  const [rounds, setRounds] = useState(0);
  const present = useRef({ ...ends, headers });
  present.current = { ...ends, headers };
  const watched = chargeId && `${rounds} ${chargeId}`;
  useEffect(() => {
    const id = watched?.split(' ')[1];
    if (!id) return;
    const gone = new AbortController();
    const watch = async () => {
      const charge = await followCharge({
        ask: () =>
          api.call('GET /payments/verify/:chargeId', {
            params: { chargeId: id },
            headers: present.current.headers,
            signal: gone.signal,
          }),
        pause: () => pauseOrReturn(gone.signal, POLL_PAUSE_MS),
        rest: () => pauseOrReturn(gone.signal, REST_MS),
        onPending: (charge) => present.current.onPending(charge),
        onEnd: (end) => !gone.signal.aborted && present.current.onEnd(end),
      });
      if (!gone.signal.aborted) present.current.onFinal(charge);
    };
    // Throws only when aborted: then the result is no longer needed.
    watch().catch(() => undefined);
    return () => gone.abort();
  }, [watched]);
  return useCallback(() => setRounds((before) => before + 1), []);
};

/** The pause between two tries; ends at once when the customer returns from a banking app or another tab. */
export const pauseOrReturn = (signal: AbortSignal, ms: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onChange);
      resolve();
    };
    const onChange = () => document.visibilityState === 'visible' && end();
    const timer = setTimeout(end, ms);
    document.addEventListener('visibilitychange', onChange);
    signal.addEventListener('abort', end, { once: true });
  });

export type PollEnd = 'timeout' | 'unverified';
type Verdict = { outcome: 'final'; charge: ChargeResult } | { outcome: PollEnd };

/** At most 60 tries, 5 s apart. */
const POLL_TRIES = 60;
export const POLL_PAUSE_MS = 5000;
/** Between the questions of a page that has told the customer that polling ended. */
const REST_MS = 30_000;

type Asking = {
  ask: () => Promise<Outcome<'GET /payments/verify/:chargeId'>>;
  pause: () => Promise<void>;
  /** Called with each reply that is still pending. */
  onPending?: (charge: ChargeResult) => void;
};

/**
 * Polls a charge until it has a final state. A try without a reply counts like a pending one; the last try decides
 * which of the two is reported at the end. Only for display: the server settles the charge independently.
 */
export const pollCharge = async ({ ask, pause, onPending }: Asking): Promise<Verdict> => {
  let isLastAnswered = false;
  for (let tries = 0; tries < POLL_TRIES; tries += 1) {
    if (tries > 0) await pause();
    const answer = await ask();
    isLastAnswered = answer.success;
    if (answer.success && answer.data.status !== 'pending') return { outcome: 'final', charge: answer.data };
    if (answer.success) onPending?.(answer.data);
  }
  return { outcome: isLastAnswered ? 'timeout' : 'unverified' };
};

/** Polls a charge; when that has ended, says so and goes on asking at rest, until there is a final state. */
export const followCharge = async ({
  rest,
  onEnd,
  ...asking
}: Asking & { rest: () => Promise<void>; onEnd: (end: PollEnd) => void }): Promise<ChargeResult> => {
  const verdict = await pollCharge(asking);
  if (verdict.outcome === 'final') return verdict.charge;
  onEnd(verdict.outcome);
  for (;;) {
    await rest();
    const answer = await asking.ask();
    if (answer.success && answer.data.status !== 'pending') return answer.data;
  }
};

/** So many answers without the payment say that it did not arrive. */
const ENOUGH_ANSWERS = 4;

/**
 * Asks until it is known whether a payment whose reply was lost has arrived. `find` takes it up, and is null without an
 * answer.
 */
export const hasArrived = async ({
  find,
  pause,
}: {
  find: () => Promise<boolean | null>;
  pause: () => Promise<void>;
}): Promise<boolean> => {
  for (let without = 0; without < ENOUGH_ANSWERS; ) {
    await pause();
    const found = await find();
    if (found) return true;
    if (found === false) without += 1;
  }
  return false;
};

/** The newest charge of a booking; null before the first. */
export const askLatestCharge = (key: BookingKey, signal?: AbortSignal) =>
  api.call('GET /payments/latest/:bookingId', {
    params: { bookingId: key.bookingId },
    headers: tokenOf(key),
    ...(signal && { signal }),
  });
