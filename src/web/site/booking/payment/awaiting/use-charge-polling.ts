import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../../../api/browser.ts';
import type { ChargeResult } from '../../wizard.ts';
import { POLL_PAUSE_MS, type PollEnd, pollCharge } from './poll-charge.ts';

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
