import { growth } from './growth.ts';

const inBaht = (satang: number) => satang / 100;

/** An amount and the previous amount, both given in satang, in baht and with the growth. */
export const comparedMoney = (now: number, before: number) => ({
  total: inBaht(now),
  previousPeriod: inBaht(before),
  growth: growth(now, before),
});

export const comparedCount = (now: number, before: number) => ({
  total: now,
  previousPeriod: before,
  growth: growth(now, before),
});
