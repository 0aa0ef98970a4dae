import type { Problem } from '#kernel/problem.ts';
import { anonymisationBlocked, moneyOwed, moneyUnderWay, openBookings, staffAccount } from './problems.ts';

type Facts = Readonly<{
  bookings: readonly Readonly<{
    status: string;
    isPaying: boolean;
    promised: number;
    /** The amount that the customer still owes for the rental. */
    owed: number;
  }>[];
  /** Whether a payment is unfinished, or a refund has not arrived. */
  isMoneyUnderWay: boolean;
}>;

/** Why a person cannot be erased yet. */
export type Unfinished = 'open-bookings' | 'money-under-way' | 'money-owed';

const sentences = {
  'open-bookings': openBookings,
  'money-under-way': moneyUnderWay,
  'money-owed': moneyOwed,
} as const;

/** The first reason why an account cannot be deleted now; null if it can. */
export const deleteRefusal = ({ role, ...facts }: Facts & { role: string }): Problem | null => {
  if (role !== 'CUSTOMER') return staffAccount();
  const unfinished = unfinishedWith(facts);
  return unfinished && sentences[unfinished]();
};

/** The first reason why staff cannot anonymise a customer now; null if they can. */
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
