import { useEffect, useRef, useState } from 'react';
import { api } from '../../../api/browser.ts';
import { type ChargeResult, useWizard } from '../wizard.ts';
import { POLL_PAUSE_MS, pollCharge } from './poll-charge.ts';

type Ends = { onFinal: (charge: ChargeResult) => void; onEnd: (outcome: 'timeout' | 'unverified') => void };

/** Watches the draft's pending charge, also after a reload, until it has its final state. Answers how to start over. */
export const useVerification = (ends: Ends): (() => void) => {
  const { draft } = useWizard();
  const { pendingCharge: chargeId = null, accessToken = '' } = draft.booking ?? {};
  const [rounds, setRounds] = useState(0);
  const present = useRef(ends);
  present.current = ends;
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
            headers: { 'X-Booking-Token': accessToken },
            signal: gone.signal,
          }),
        pause: () => new Promise((resolve) => setTimeout(resolve, POLL_PAUSE_MS)),
      });
      if (gone.signal.aborted) return;
      if (verdict.outcome === 'final') present.current.onFinal(verdict.charge);
      else present.current.onEnd(verdict.outcome);
    };
    // Throws only when it was aborted: then nobody waits for it.
    watch().catch(() => undefined);
    return () => gone.abort();
  }, [watched, accessToken]);
  return () => setRounds((before) => before + 1);
};
