import type { ChargeResult } from '../state/wizard-context.ts';
import type { PaymentProblem } from './charge/payment-problem.ts';
import type { PollEnd } from './charge/poll-charge.ts';

/** Document 1, section 4: idle, pending, failed. Success leads to the next step. */
export type PaymentState = Readonly<
  | { state: 'idle' | 'paying' }
  /** The charge is open. `charge` is null until the server has told; `end` is how asking for it ended. */
  | { state: 'waiting'; charge: ChargeResult | null; end: PollEnd | null }
  /** It is still open, while the customer looks for another way to pay. */
  | { state: 'aside'; charge: ChargeResult | null }
  | { state: 'failed'; problem: PaymentProblem }
>;

export const idle: PaymentState = { state: 'idle' };

export const waitingFor = (charge: ChargeResult | null): PaymentState => ({ state: 'waiting', charge, end: null });

/** What another choice of how much or how changes: an amount that the server named was for the choice before. */
export const chosenAnew = (before: PaymentState): PaymentState =>
  before.state === 'failed' && before.problem.kind === 'amount-differs' ? idle : before;

/** What a charge that is still pending changes: what is known of it. */
export const withNews = (before: PaymentState, charge: ChargeResult): PaymentState =>
  before.state === 'waiting' || before.state === 'aside' ? { ...before, charge } : before;

/** What the end of a charge without money changes. One that was laid aside ends quietly. */
export const withoutMoney = (before: PaymentState, problem: PaymentProblem): PaymentState => {
  if (before.state === 'aside') return idle;
  return before.state === 'waiting' ? { state: 'failed', problem } : before;
};

export const withEnd = (before: PaymentState, end: PollEnd): PaymentState =>
  before.state === 'waiting' ? { ...before, end } : before;
