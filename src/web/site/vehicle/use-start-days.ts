import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '#kernel/format-number.ts';
import { api } from '../../api/browser.ts';
import type { DataOf } from '../../api/routes.ts';
import { useWords } from '../../languages/use-words.ts';
import type { SearchPeriod } from '../../rental/search.ts';
import { useLatest } from '../../shell/use-latest.ts';
import type { DayNote } from '../../ui/calendar/month-grid.tsx';
import { dateOf } from '../../ui/dates.ts';
import { useBaht } from '../../ui/money.tsx';

export type StartDay = DataOf<'GET /booking-pricing/start-days'>[number];

/** The totals of the rental by the day on which it begins, read when the box that gets `ref` is scrolled near. */
export const useStartDays = (vehicleId: string, period: SearchPeriod | null) => {
  const t = useWords('vehicle', 'calendar');
  const baht = useBaht();
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '300px',
    });
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  const query = isNear && period ? { vehicleId, ...period } : null;
  const { answer } = useLatest(
    query && JSON.stringify(query),
    async (signal) => query && api.call('GET /booking-pricing/start-days', { query, signal }),
    { pauseMs: 600 },
  );
  const days = answer?.success ? answer.data : [];
  const least = Math.min(...days.map(({ total }) => total));
  const totals = new Map(days.map(({ startDate, total }) => [dateOf(startDate), total]));
  const noteOf = (date: string): DayNote | undefined => {
    const total = totals.get(date);
    return total === undefined
      ? undefined
      : {
          short: formatNumber(Math.round(total)),
          whole: t('startTotal', { amount: baht(total) }),
          isBest: total === least,
        };
  };
  return { ref, noteOf, cheapest: period && cheapestNear(days, period.startDate) };
};

/** The cheapest day to begin, of several the nearest; null where none is cheaper than `startDate`. */
export const cheapestNear = (days: readonly StartDay[], startDate: string): (StartDay & { less: number }) | null => {
  const shown = days.find((day) => dateOf(day.startDate) === dateOf(startDate));
  if (!shown) return null;
  const away = (day: StartDay) => Math.abs(Date.parse(day.startDate) - Date.parse(shown.startDate));
  const [best = shown] = days.toSorted((a, b) => a.total - b.total || away(a) - away(b));
  return best.total < shown.total ? { ...best, less: shown.total - best.total } : null;
};
