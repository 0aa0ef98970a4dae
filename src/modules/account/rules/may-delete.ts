import type { Problem } from '#kernel/problem.ts';
import { anonymisationBlocked, moneyOwed, moneyUnderWay, openBookings, staffAccount } from './problems.ts';

type Facts = Readonly<{
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

/** Why a person cannot be forgotten yet. */
export type Unfinished = 'open-bookings' | 'money-under-way' | 'money-owed';

const sentences = {
  'open-bookings': openBookings,
  'money-under-way': moneyUnderWay,
  'money-owed': moneyOwed,
} as const;

/** Why an account cannot be deleted now, by the first reason that holds. */
export const deleteRefusal = ({ role, ...facts }: Facts & { role: string }): Problem | null => {
  if (role !== 'CUSTOMER') return staffAccount();
  const unfinished = unfinishedWith(facts);
  return unfinished && sentences[unfinished]();
};

/** The same for staff who anonymise a customer. */
export const anonymiseRefusal = (facts: Facts): Problem | null => {
  const unfinished = unfinishedWith(facts);
  return unfinished && anonymisationBlocked(unfinished);
};

const unfinishedWith = ({ bookings, isMoneyUnderWay }: Facts): Unfinished | null => {
  if (bookings.some(({ status }) => status === 'pending' || status === 'confirmed')) return 'open-bookings';
  const isMoving = bookings.some(({ isPaying, promised }) => isPaying || promised > 0);
  if (isMoving || isMoneyUnderWay) return 'money-under-way';
  return bookings.some(({ status, owed }) => status === 'completed' && owed > 0) ? 'money-owed' : null;
};
