import type { DataOf } from '../../../api/routes.ts';

type Deposit = Pick<DataOf<'GET /bookings/:id/security-deposits'>['left'][number], 'method' | 'endedAt' | 'card'>;

/** What pays a claim: a hold on a card, what was charged to one, cash, what was left in another way, or nothing. */
export type DepositKind = 'held' | 'charged' | 'cash' | 'left' | 'none';

/** The kind of the deposit that is with the business now. */
export const depositKind = (deposits: readonly Deposit[]): DepositKind => {
  const now = deposits.find(({ endedAt }) => endedAt === null);
  if (!now) return 'none';
  if (now.card) return 'held';
  if (now.method === 'cash') return 'cash';
  return now.method.endsWith('_card') ? 'charged' : 'left';
};
