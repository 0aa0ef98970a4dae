import type { DataOf } from '../../../api/routes.ts';
import type { CustomerBooking } from '../managed.ts';

export type Deposits = DataOf<'GET /bookings/:id/security-deposits'>;
export type Deposit = Deposits['left'][number];

type Way = Readonly<Pick<Deposit, 'method' | 'card'>>;

/** How a deposit was taken: held on a card, charged to one at the desk, in cash, or in another way. */
export type DepositWay = 'held' | 'charged' | 'cash' | 'left';

export const depositWay = ({ method, card }: Way): DepositWay => {
  if (card) return 'held';
  if (method === 'cash') return 'cash';
  return method.endsWith('_card') ? 'charged' : 'left';
};

type Stage = Pick<CustomerBooking, 'status' | 'isPickedUp'>;

/** Whether the agreed deposit is still asked for, was never taken, or is a matter of those that were left. */
export const agreedState = (
  { status, isPickedUp }: Stage,
  { agreedAmount, left }: Readonly<{ agreedAmount: number; left: readonly Pick<Deposit, 'endedAt'>[] }>,
): 'asked' | 'not-taken' | null => {
  const isWithUs = left.some(({ endedAt }) => endedAt === null);
  if (agreedAmount === 0 || isWithUs || status === 'cancelled') return null;
  if (status !== 'completed' && !isPickedUp) return 'asked';
  return left.length === 0 ? 'not-taken' : null;
};

type Over = Pick<CustomerBooking, 'status' | 'fromDeposit'>;

/** What a deposit that is with the business waits for. */
export const waitsFor = (
  { status, fromDeposit }: Over,
  waitingAmount: number,
): 'return' | 'claims' | 'deduction' | 'end' => {
  if (status === 'confirmed' || status === 'pending') return 'return';
  if (waitingAmount > 0) return 'claims';
  return fromDeposit > 0 ? 'deduction' : 'end';
};

type Line = Readonly<{ kind: string; amount: number }>;

/** The lines that were charged after the return, where they are exactly what comes off a deposit. */
export const deductedLines = <L extends Line>(lines: readonly L[], kept: number): L[] => {
  const after = lines.filter(({ kind }) => kind === 'late-fee' || kind === 'claim');
  const sum = after.reduce((before, { amount }) => before + Math.round(amount * 100), 0);
  return sum === Math.round(kept * 100) ? after : [];
};
