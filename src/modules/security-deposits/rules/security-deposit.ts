import { minus, type Satang } from '#kernel/money.ts';

/** What went back of a deposit that ended; null while it is with the business. Left = given back + kept. */
export const givenBack = ({ amount, kept }: Readonly<{ amount: Satang; kept: Satang | null }>): Satang | null =>
  kept === null ? null : minus(amount, kept);

/** A deposit is left once the booking is confirmed and until the vehicle is back: before the pick-up or at it. */
export const mayBeLeft = (status: string): boolean => status === 'confirmed';
