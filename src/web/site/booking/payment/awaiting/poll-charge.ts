import type { Outcome } from '../../../../api/routes.ts';
import type { ChargeResult } from '../../wizard.ts';

export type PollEnd = 'timeout' | 'unverified';
export type Verdict = { outcome: 'final'; charge: ChargeResult } | { outcome: PollEnd };

/** Document 1, section 9: every 5 s, at most 60 tries. */
export const POLL_TRIES = 60;
export const POLL_PAUSE_MS = 5000;

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
