type Charge = Readonly<{
  status: string;
  paid: boolean;
  amount: number;
  currency: string;
  metadata: Record<string, unknown>;
}>;

type AttemptStatus = 'sending' | 'pending' | 'given-up' | 'successful' | 'failed' | 'expired' | 'reversed';

export type Outcome = 'successful' | 'pending' | 'failed' | 'expired' | 'reversed' | 'differs';

/**
 * The outcome of an attempt by its charge. `successful` needs both `paid` and that status. `differs`: the charge has
 * the attempt's id, but another amount or currency. `foreign`: the charge does not have the attempt's id.
 */
export const outcomeOf = (charge: Charge, attempt: { id: string; amount: number }): Outcome | 'foreign' => {
  if (charge.metadata.attemptId !== attempt.id) return 'foreign';
  if (charge.amount !== attempt.amount || charge.currency !== 'THB') return 'differs';
  if (isPaid(charge)) return 'successful';
  if (charge.status === 'expired' || charge.status === 'reversed') return charge.status;
  return charge.status === 'pending' ? 'pending' : 'failed';
};

export const isPaid = ({ status, paid }: Pick<Charge, 'status' | 'paid'>): boolean => status === 'successful' && paid;

/** The failure of an attempt that the provider never received. A charge that turns up later still counts. */
export const NOT_RECEIVED = { code: 'not_received', message: 'the provider did not receive the payment' } as const;

/** The failure of an attempt whose charge has another amount or currency. */
export const AMOUNT_DIFFERS = {
  code: 'amount_differs',
  message: 'the amount taken is not the amount asked for, and goes back',
} as const;

/** The failure of an attempt whose charge differs; null where the charge itself has the failure. */
export const failureOf = (outcome: Outcome): typeof AMOUNT_DIFFERS | null =>
  outcome === 'differs' ? AMOUNT_DIFFERS : null;

type AttemptState = Readonly<{ status: AttemptStatus; failureCode: string | null }>;

/**
 * The status of an attempt after its charge is read. A success always counts, however late. Otherwise a final status
 * stays, except that of an attempt failed as not received; an attempt given up or failed never becomes open again.
 */
export const statusAfter = ({ status, failureCode }: AttemptState, outcome: Outcome): AttemptStatus => {
  if (status === 'successful' || outcome === 'successful') return 'successful';
  const isOver = (status === 'failed' && failureCode !== NOT_RECEIVED.code) || isEnded(status);
  if (isOver) return status;
  if (outcome === 'differs') return 'failed';
  if (outcome !== 'pending') return outcome;
  return status === 'given-up' || status === 'failed' ? 'given-up' : 'pending';
};

const isEnded = (status: AttemptStatus): boolean => status === 'expired' || status === 'reversed';

/** Whether an attempt has ended without a successful payment. */
export const endedUnpaid = ({ status }: Pick<AttemptState, 'status'>): boolean =>
  status === 'failed' || isEnded(status);

/** Whether an attempt is open; a booking has at most one open attempt. */
export const isOpen = ({ status }: Pick<AttemptState, 'status'>): boolean =>
  status === 'sending' || status === 'pending';

/** Whether the charge matches the requested amount. Any other amount is refunded in full. */
export const matchesRequestedAmount = ({ status }: Pick<AttemptState, 'status'>): boolean => status === 'successful';
