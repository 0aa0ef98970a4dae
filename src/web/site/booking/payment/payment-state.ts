import type { ChargeResult } from '../state/wizard-context.ts';
import type { PaymentProblem } from './charge/payment-problem.ts';
import type { PollEnd } from './charge/poll-charge.ts';

/** Where the payment of a booking stands on this screen. One that succeeds leads to the next step. */
export type PaymentState = Readonly<
  | { state: 'idle' | 'paying' }
  /** The charge is open. `charge` is null until the server has answered; `end` is how polling it ended. */
  | { state: 'waiting'; charge: ChargeResult | null; end: PollEnd | null }
  /** It is still open, while the customer looks for another way to pay. */
  | { state: 'aside'; charge: ChargeResult | null }
  | { state: 'failed'; problem: PaymentProblem }
>;

type PaymentEvent =
  /** The customer pays. */
  | { type: 'pay' }
  /** The charge was made, or found, and waits for the customer. */
  | { type: 'opened'; charge: ChargeResult }
  /** The server has answered: still open. */
  | { type: 'pending'; charge: ChargeResult }
  /** The attempt that was just sent brought no money. */
  | { type: 'refused'; problem: PaymentProblem }
  /** The charge that was polled ended without money. */
  | { type: 'ended'; problem: PaymentProblem }
  | { type: 'poll-ended'; end: PollEnd }
  | { type: 'check-again' }
  /** The customer looks for another method, or comes back to the open charge. */
  | { type: 'set-aside' | 'take-up' }
  /** Another plan or method is chosen. */
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

/** What each event does in each state. Anything not written here changes nothing. */
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
    // The customer is busy with another method: it ends quietly.
    ended: () => idle,
    'take-up': ({ charge }) => waitingFor(charge),
  },
  failed: {
    pay: paying,
    opened: open,
    refused: failed,
    // An amount that the server named was for the choice before.
    choose: (before) => (before.problem.kind === 'amount-differs' ? idle : before),
  },
};

export const nextPaymentState = (before: PaymentState, event: PaymentEvent): PaymentState => {
  const move = moves[before.state][event.type] as Move<PaymentState, PaymentEvent> | undefined;
  return move ? move(before, event) : before;
};
