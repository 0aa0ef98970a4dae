import { z } from 'zod';
import { type ProblemCode, problemText } from '#kernel/problem.ts';

/** Baht with at most two decimals. Inside, money is whole satang; see kernel/money. */
export const Baht = z.number().multipleOf(0.01);

export const Id = z.uuid();

const YEARS = problemText('date.year', { from: '2000', to: '2099' });
const hasYearToRentIn = /^20/;

/** A date of Bangkok's calendar, `YYYY-MM-DD`. Years 2000 to 2099. */
export const CalendarDate = z.iso
  .date({ error: problemText('date.invalid', { example: '2026-12-01' }), abort: true })
  .regex(hasYearToRentIn, YEARS);

/**
 * A number as it stands in an address, in digits. An empty text is none, nor is `0x10` or `1e3`: what a form sends for an
 * empty field must not count as 0.
 */
export const numberText = <Shape extends z.ZodNumber>(shape: Shape) =>
  z.preprocess((given: number | string) => (digits.test(String(given).trim()) ? Number(given) : Number.NaN), shape);
const digits = /^-?\d+(\.\d+)?$/;

/** What is said of a number that a form must have: `missing` where nothing was typed, `wrong` where that is no such number. */
export const neededNumber = (missing: string, wrong: string) => ({
  error: ({ input }: { input?: unknown }) => ([undefined, null, ''].includes(input as never) ? missing : wrong),
});

/** An instant as answered: ISO 8601 with `+07:00`. */
export const BangkokDateTime = z.string();

const dateTime = /^20\d\d-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)?$/;

const dateTimeIn = (text: z.ZodString) =>
  text
    .regex(dateTime, { error: problemText('date.time-invalid', { example: '2026-12-01T10:00' }), abort: true })
    .refine((given) => isRealDate(given.slice(0, 10)), problemText('date.not-real'));

/** A date-time as sent: without an offset it is Bangkok time, with one it is taken as given. Years 2000 to 2099. */
export const DateTimeText = dateTimeIn(z.string());

/** A DateTimeText that a form must have: `missing` is said where it is empty or left out. */
export const neededDateTime = (missing: ProblemCode) =>
  dateTimeIn(z.string(missing).min(1, { error: missing, abort: true }));

const A_DATE = problemText('date.invalid', { example: '2026-12-01' });

/** As neededDateTime, or a date alone, which means 09:00 in Bangkok. */
export const neededDateOrDateTime = (missing: string) =>
  z.union([CalendarDate, DateTimeText], {
    error: ({ input }) => {
      if (input === undefined || input === '') return missing;
      return isOfAnotherCentury(input) ? YEARS : A_DATE;
    },
  });

/** As DateTimeText, or a date alone. */
export const DateOrDateTimeText = neededDateOrDateTime(A_DATE);

export const Language = z.enum(['en', 'th']);
export type Language = z.infer<typeof Language>;

/** A text in English, with a Thai version where the business wrote one. */
export const BothLanguages = z.object({ en: z.string(), th: z.string().nullable() });

const isOfAnotherCentury = (input: unknown) =>
  typeof input === 'string' && /^\d{4}-\d\d-\d\d(T|$)/.test(input) && !hasYearToRentIn.test(input);

/** Whether the calendar has it: there is no 31st of November. */
export const isRealDate = (date: string): boolean => {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
};
