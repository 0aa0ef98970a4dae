import { z } from 'zod';
import { type ProblemCode, problemText } from '#kernel/problem.ts';

/** Baht with at most two decimals. Internally, money is whole satang; see kernel/money. */
export const Baht = z.number().multipleOf(0.01);

/** Of an amount that somebody enters: no more than two decimals. */
export const twoDecimals = (baht: number) => Math.abs(Math.round(baht * 100) / 100 - baht) < 1e-9;
export const TWO_DECIMALS = problemText('amount.two-decimals');

export const Id = z.uuid();

const YEARS = problemText('date.year', { from: '2000', to: '2099' });
const hasYearToRentIn = /^20/;

/** A date in Bangkok, `YYYY-MM-DD`. Years 2000 to 2099. */
export const CalendarDate = z.iso
  .date({ error: problemText('date.invalid', { example: '2026-12-01' }), abort: true })
  .regex(hasYearToRentIn, YEARS);

/**
 * A number in a query string, in decimal digits. Rejects an empty text, which must not count as 0, and notations such
 * as `0x10` or `1e3`.
 */
export const numberText = <Shape extends z.ZodNumber>(shape: Shape) =>
  z.preprocess((given: number | string) => (digits.test(String(given).trim()) ? Number(given) : Number.NaN), shape);
/** A parameter of a query that may stand in it more than once. */
export const several = <Shape extends z.ZodType>(shape: Shape, most: number) =>
  z.preprocess((given: z.input<Shape> | readonly z.input<Shape>[]) => [given].flat(), z.array(shape).max(most));

const digits = /^-?\d+(\.\d+)?$/;

/** Errors of a required number: `missing` for an empty field, `wrong` for anything that is not a number. */
export const neededNumber = (missing: string, wrong: string) => ({
  error: ({ input }: { input?: unknown }) => ([undefined, null, ''].includes(input as never) ? missing : wrong),
});

/** An instant in a response: ISO 8601 with `+07:00`. */
export const BangkokDateTime = z.string();

const dateTime = /^20\d\d-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)?$/;

const dateTimeIn = (text: z.ZodString) =>
  text
    .regex(dateTime, { error: problemText('date.time-invalid', { example: '2026-12-01T10:00' }), abort: true })
    .refine((given) => isRealDate(given.slice(0, 10)), problemText('date.not-real'));

/** A date-time in a request: Bangkok time unless it has an offset. Years 2000 to 2099. */
export const DateTimeText = dateTimeIn(z.string());

/** A required DateTimeText; `missing` is the error when it is empty or omitted. */
export const neededDateTime = (missing: ProblemCode) =>
  dateTimeIn(z.string(missing).min(1, { error: missing, abort: true }));

const A_DATE = problemText('date.invalid', { example: '2026-12-01' });

/** A required date-time, or a date without a time, which means 09:00 in Bangkok. */
export const neededDateOrDateTime = (missing: string) =>
  z.union([CalendarDate, DateTimeText], {
    error: ({ input }) => {
      if (input === undefined || input === '') return missing;
      return isOfAnotherCentury(input) ? YEARS : A_DATE;
    },
  });

/** A DateTimeText, or a date without a time. */
export const DateOrDateTimeText = neededDateOrDateTime(A_DATE);

export const Language = z.enum(['en', 'th']);
export type Language = z.infer<typeof Language>;

/** An English text, and its Thai version if there is one. */
export const BothLanguages = z.object({ en: z.string(), th: z.string().nullable() });

const isOfAnotherCentury = (input: unknown) =>
  typeof input === 'string' && /^\d{4}-\d\d-\d\d(T|$)/.test(input) && !hasYearToRentIn.test(input);

/** Whether the date exists: 31 November does not. */
export const isRealDate = (date: string): boolean => {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
};
