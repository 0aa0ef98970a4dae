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

/** Watches a pending charge, also after a reload, until it has its final state. Answers how to start over. */
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
    // Throws only when it was aborted: then nobody waits for it.
    watch().catch(() => undefined);
    return () => gone.abort();
  }, [watched]);
  return useCallback(() => setRounds((before) => before + 1), []);
};

/** The pause between two tries; over at once when the customer comes back from a banking app or another tab. */
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

/** Every 5 s, at most 60 tries. */
const POLL_TRIES = 60;
const POLL_PAUSE_MS = 5000;

type Asking = {
  ask: () => Promise<Outcome<'GET /payments/verify/:chargeId'>>;
  pause: () => Promise<void>;
  /** Each answer that is still pending: what is known of the charge meanwhile. */
  onPending?: (charge: ChargeResult) => void;
};

/**
 * Asks until a charge has its final state. A try that got no answer counts like one that is still pending; which of
 * the two the last one was decides what is said at the end. It only displays: the server finds out by itself.
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

/** The newest payment of a booking; null before the first. */
export const askLatestCharge = (key: BookingKey, signal?: AbortSignal) =>
  api.call('GET /payments/latest/:bookingId', {
    params: { bookingId: key.bookingId },
    headers: tokenOf(key),
    ...(signal && { signal }),
  });
