import type { ChargeResult } from '../state/wizard-context.ts';
import type { PaymentProblem } from './charge/payment-problem.ts';
import type { PollEnd } from './charge/poll-charge.ts';

/** The state of the payment on this screen. A successful one leads to the next step. */
export type PaymentState = Readonly<
  | { state: 'idle' | 'paying' }
  /** A charge is pending. `charge` is null until the server has replied; `end` is how polling ended. */
  | { state: 'waiting'; charge: ChargeResult | null; end: PollEnd | null }
  /** A charge is pending while the customer chooses another method. */
  | { state: 'aside'; charge: ChargeResult | null }
  | { state: 'failed'; problem: PaymentProblem }
>;

type PaymentEvent =
  /** The customer submits a payment. */
  | { type: 'pay' }
  /** A charge was created, or found pending, and needs the customer's action. */
  | { type: 'opened'; charge: ChargeResult }
  /** A poll found the charge still pending. */
  | { type: 'pending'; charge: ChargeResult }
  /** The payment just submitted failed. */
  | { type: 'refused'; problem: PaymentProblem }
  /** The polled charge failed. */
  | { type: 'ended'; problem: PaymentProblem }
  | { type: 'poll-ended'; end: PollEnd }
  | { type: 'check-again' }
  /** The customer chooses another method, or returns to the pending charge. */
  | { type: 'set-aside' | 'take-up' }
  /** Another plan or method was chosen. */
  | { type: 'choose' };

type Move<S, E> = (state: S, event: E) => PaymentState;
type Moves = {
  [S in PaymentState['state']]: {
    [E in PaymentEvent['type']]?: Move<Extract<PaymentState, { state: S }>, Extract<PaymentEvent, { type: E }>>;
  };
};

export const idle: PaymentState = { state: 'idle' };

export const waitingFor = (charge: ChargeResult | null): PaymentState => ({ state: 'waiting', charge, end: null });

const paying = (): PaymentState => ({ state: 'paying' });
const failed = (_: unknown, { problem }: { problem: PaymentProblem }): PaymentState => ({ state: 'failed', problem });
const open = (_: unknown, { charge }: { charge: ChargeResult }) => waitingFor(charge);

/** The transition for each event in each state. Events not listed are ignored. */
const moves: Moves = {
  idle: { pay: paying, opened: open, refused: failed },
  paying: { opened: open, refused: failed },
  waiting: {
    opened: open,
    pending: (before, { charge }) => ({ ...before, charge }),
    refused: failed,
    ended: failed,
    'poll-ended': (before, { end }) => ({ ...before, end }),
    'check-again': (before) => ({ ...before, end: null }),
    'set-aside': ({ charge }) => ({ state: 'aside', charge }),
  },
  aside: {
    pay: paying,
    opened: open,
    pending: (before, { charge }) => ({ ...before, charge }),
    refused: failed,
    // The customer is using another method, so the failure is not shown.
    ended: () => idle,
    'take-up': ({ charge }) => waitingFor(charge),
  },
  failed: {
    pay: paying,
    opened: open,
    refused: failed,
    // The amount in the server's refusal applied to the previous choice.
    choose: (before) => (before.problem.kind === 'amount-differs' ? idle : before),
  },
};

export const nextPaymentState = (before: PaymentState, event: PaymentEvent): PaymentState => {
  const move = moves[before.state][event.type] as Move<PaymentState, PaymentEvent> | undefined;
  return move ? move(before, event) : before;
};
