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

/** Polls a pending charge until it has a final state, also after a reload. Returns a function that restarts polling. */
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
      const verdict = await pollCharge({
        ask: () =>
          api.call('GET /payments/verify/:chargeId', {
            params: { chargeId: id },
            headers: present.current.headers,
            signal: gone.signal,
          }),
        pause: () => pauseOrReturn(gone.signal),
        onPending: (charge) => present.current.onPending(charge),
      });
      if (gone.signal.aborted) return;
      if (verdict.outcome === 'final') present.current.onFinal(verdict.charge);
      else present.current.onEnd(verdict.outcome);
    };
    // Throws only when aborted: then the result is no longer needed.
    watch().catch(() => undefined);
    return () => gone.abort();
  }, [watched]);
  return useCallback(() => setRounds((before) => before + 1), []);
};

/** The pause between two tries; ends at once when the customer returns from a banking app or another tab. */
const pauseOrReturn = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onChange);
      resolve();
    };
    const onChange = () => document.visibilityState === 'visible' && end();
    const timer = setTimeout(end, POLL_PAUSE_MS);
    document.addEventListener('visibilitychange', onChange);
    signal.addEventListener('abort', end, { once: true });
  });

export type PollEnd = 'timeout' | 'unverified';
type Verdict = { outcome: 'final'; charge: ChargeResult } | { outcome: PollEnd };

/** At most 60 tries, 5 s apart. */
const POLL_TRIES = 60;
const POLL_PAUSE_MS = 5000;

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

/** The newest charge of a booking; null before the first. */
export const askLatestCharge = (key: BookingKey, signal?: AbortSignal) =>
  api.call('GET /payments/latest/:bookingId', {
    params: { bookingId: key.bookingId },
    headers: tokenOf(key),
    ...(signal && { signal }),
  });
