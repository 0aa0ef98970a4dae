type Charge = Readonly<{
  status: string;
  paid: boolean;
  amount: number;
  currency: string;
  metadata: Record<string, unknown>;
}>;

export type Outcome = 'successful' | 'pending' | 'failed' | 'expired';

/**
 * What became of an attempt, by the charge alone. `paid` and `status` decide together. A charge of another amount,
 * currency or attempt says nothing about this one.
 */
export const outcomeOf = (charge: Charge, attempt: { id: string; amount: number }): Outcome | 'foreign' => {
  if (charge.metadata.attemptId !== attempt.id) return 'foreign';
  if (charge.amount !== attempt.amount || charge.currency !== 'THB') return 'foreign';
  if (charge.status === 'successful' && charge.paid) return 'successful';
  if (charge.status === 'expired') return 'expired';
  return charge.status === 'pending' ? 'pending' : 'failed';
};

/** What an attempt failed of that the provider never saw. Should it have been late, its charge still counts. */
export const NOT_RECEIVED = { code: 'not_received', message: 'the provider did not receive the payment' } as const;

export const isFinal = ({ status, failureCode }: { status: string; failureCode: string | null }): boolean =>
  status !== 'sending' && status !== 'pending' && failureCode !== NOT_RECEIVED.code;
