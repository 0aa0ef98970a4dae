import { BANGKOK } from '#kernel/bangkok-clock.ts';
import { startOfDay } from '#kernel/bangkok-time.ts';
import type { Period } from '#kernel/period.ts';

/** The periods of the dashboard's figures. Days and months are Bangkok's. */
export type FigurePeriods = Readonly<{
  /** From the first of the month to the end of today. */
  month: Period;
  /** The same days of the previous month, or all of it if it is shorter. */
  monthBefore: Period;
  /** Today and the six days before it. */
  week: Period;
  restOfMonth: Period;
  nextMonth: Period;
  /** The last twelve months, including this one. */
  year: Period;
  months: readonly string[];
  last30Days: Period;
  thirtyDaysBefore: Period;
}>;

const MONTHS = 12;

export const figurePeriods = (now: Temporal.Instant): FigurePeriods => {
  const today = now.toZonedDateTimeISO(BANGKOK).toPlainDate();
  const first = today.with({ day: 1 });
  const firstBefore = first.subtract({ months: 1 });
  const next = first.add({ months: 1 });
  const tomorrow = today.add({ days: 1 });
  const sameDays = firstBefore.add({ days: today.day });
  const earliest = first.subtract({ months: MONTHS - 1 });
  const month = Temporal.PlainDate.compare(sameDays, first) < 0 ? sameDays : first;
  const thirtyDays = now.subtract({ hours: 30 * 24 });
  return {
    month: days(first, tomorrow),
    monthBefore: days(firstBefore, month),
    week: days(today.subtract({ days: 6 }), tomorrow),
    restOfMonth: { from: now, until: startOfDay(next.toString()) },
    nextMonth: days(next, next.add({ months: 1 })),
    year: days(earliest, next),
    months: Array.from({ length: MONTHS }, (_, index) => earliest.add({ months: index }).toString().slice(0, 7)),
    last30Days: { from: thirtyDays, until: now },
    thirtyDaysBefore: { from: thirtyDays.subtract({ hours: 30 * 24 }), until: thirtyDays },
  };
};

const days = (from: Temporal.PlainDate, until: Temporal.PlainDate): Period => ({
  from: startOfDay(from.toString()),
  until: startOfDay(until.toString()),
});
