import { z } from 'zod';

/** Baht with at most two decimals. Inside, money is whole satang; see kernel/money. */
export const Baht = z.number().multipleOf(0.01);

export const Id = z.uuid();

/** A date of Bangkok's calendar, `YYYY-MM-DD`. */
export const CalendarDate = z.iso.date('Use a date such as 2026-12-01');

/** An instant as answered: ISO 8601 with `+07:00`. */
export const BangkokDateTime = z.string();

const dateTime = /^20\d\d-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)?$/;

/** A date-time as sent: without an offset it is Bangkok time, with one it is taken as given. Years 2000 to 2099. */
export const DateTimeText = z
  .string()
  .regex(dateTime, 'Use a date and time such as 2026-12-01T10:00')
  .refine((text) => isRealDate(text.slice(0, 10)) && isRealTime(text), 'There is no such date and time');

/** As DateTimeText, or a date alone, which means 09:00 in Bangkok. */
export const DateOrDateTimeText = z.union([CalendarDate, DateTimeText], { error: 'Use a date such as 2026-12-01' });

export const Language = z.enum(['en', 'th']);
export type Language = z.infer<typeof Language>;

/** A text in English, with a Thai version where the business wrote one. */
export const BothLanguages = z.object({ en: z.string(), th: z.string().nullable() });

const isRealDate = (date: string) => {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
};

const isRealTime = (text: string) => !Number.isNaN(Date.parse(text));
