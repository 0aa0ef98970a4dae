import fc from 'fast-check';
import { toBangkokText, toInstant } from '#kernel/bangkok-time.ts';
import { rentalDays } from '#kernel/period.ts';

/** A requested rental period in Bangkok time, and the number of days charged. */
export type Window = Readonly<{ from: string; until: string; days: number }>;

const HALF_HOUR = 30;
const SHORTEST = 240;
// In minutes: the default of the setting.
const TURNOVER = 120;

/**
 * Rental periods that all conflict with each other: each one, or its turnover, contains `moment`, a time between two
 * half hours such as 11:45. Every third is identical; the others begin up to two days before and end up to two days
 * after `moment`.
 */
export const windowsAround = (moment: string, { howMany, seed }: { howMany: number; seed: number }): Window[] => {
  const met = toInstant(moment);
  const halves = fc.nat(96);
  const drawn = fc.sample(fc.record({ before: halves, after: halves }), { numRuns: howMany, seed });
  return drawn.map((one, index) => {
    const { before, after } = index % 3 === 0 ? { before: 3, after: 48 } : one;
    const from = met.add({ minutes: 15 - HALF_HOUR - before * HALF_HOUR });
    const earliest = from.add({ minutes: SHORTEST });
    const latest = met.add({ minutes: 15 - TURNOVER + after * HALF_HOUR });
    const until = Temporal.Instant.compare(latest, earliest) < 0 ? earliest : latest;
    return { from: textOf(from), until: textOf(until), days: rentalDays({ from, until }) };
  });
};

const textOf = (instant: Temporal.Instant): string => toBangkokText(instant).slice(0, 16);
