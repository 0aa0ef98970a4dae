import type { Problem } from '#kernel/problem.ts';
import { moneyOwed, moneyUnderWay, openBookings, staffAccount } from './problems.ts';

type Facts = Readonly<{
  role: string;
  bookings: readonly Readonly<{
    status: string;
    isPaying: boolean;
    promised: number;
    /** What the rental still costs its customer. */
    owed: number;
  }>[];
  /** A payment without an end, or a refund that has not arrived. */
  isMoneyUnderWay: boolean;
}>;

/** Why an account cannot be deleted now, by the first reason that holds. */
export const deleteRefusal = ({ role, bookings, isMoneyUnderWay }: Facts): Problem | null => {
  if (role !== 'CUSTOMER') return staffAccount();
  if (bookings.some(({ status }) => status === 'pending' || status === 'confirmed')) return openBookings();
  const isMoving = bookings.some(({ isPaying, promised }) => isPaying || promised > 0);
  if (isMoving || isMoneyUnderWay) return moneyUnderWay();
  return bookings.some(({ status, owed }) => status === 'completed' && owed > 0) ? moneyOwed() : null;
};
