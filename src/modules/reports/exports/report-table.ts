import type { CalendarDate } from '#kernel/calendar-date.ts';

/** A cell's value by its meaning: each file format renders it in its own way. */
export type ReportCell =
  | Readonly<{ kind: 'text'; text: string }>
  | Readonly<{ kind: 'count' | 'baht'; figure: number }>
  | Readonly<{ kind: 'day'; day: CalendarDate }>
  /** Bangkok time, `YYYY-MM-DDTHH:MM`. */
  | Readonly<{ kind: 'moment'; at: string }>
  | null;

export type ReportSection = Readonly<{
  title: string;
  heads: readonly string[];
  rows: readonly (readonly ReportCell[])[];
}>;

/** A tab of the reports as rows, independent of the file format. */
export type ReportTable = Readonly<{
  title: string;
  lines: readonly string[];
  sections: readonly ReportSection[];
}>;

export const textCell = (text: string): ReportCell => ({ kind: 'text', text });
export const count = (figure: number | null): ReportCell => (figure === null ? null : { kind: 'count', figure });
export const baht = (figure: number | null): ReportCell => (figure === null ? null : { kind: 'baht', figure });
export const day = (date: CalendarDate): ReportCell => ({ kind: 'day', day: date });
export const momentCell = (bangkokText: string): ReportCell => ({ kind: 'moment', at: bangkokText.slice(0, 16) });
