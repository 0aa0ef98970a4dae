import { growth } from './growth.ts';

const inBaht = (satang: number) => satang / 100;

/** An amount in satang against that of before, told in baht. */
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
