import { minus, type Satang } from '#kernel/money.ts';

/** What a vehicle with one daily rate costs a day more than one with another; null where it does not. */
export const upgradeADay = (given: Satang, chosen: Satang): Satang | null =>
  given > chosen ? minus(given, chosen) : null;
