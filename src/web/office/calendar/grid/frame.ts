import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useMemo } from 'react';
import { useLanguage } from '../../../languages/use-language.ts';
import { formatDay } from '../../../ui/dates.ts';
import type { CalendarSearch } from '../plan/calendar-address.ts';
import type { PackedCalendar } from '../plan/calendar-payload.ts';
import type { BookingBar, FleetRow, VehicleRow } from '../plan/fleet-rows.ts';
import { type Day, dayNumber, daysOf, type Shown, shownOf } from '../plan/geometry.ts';

/** What all rows share: the days shown, and the turnover between two rentals. */
export type Frame = Readonly<{
  shown: Shown;
  days: readonly (Day & { label: string })[];
  /** The `dayNumber` of the first day. */
  first: number;
  width: number;
  turnoverHours: number;
}> &
  Pick<CalendarSearch, 'stage' | 'free'>;

/** Memoized, so that a refresh rerenders only the bars that have changed. */
export const useFrame = ({ from, days, turnoverHours }: PackedCalendar, { stage, free }: CalendarSearch): Frame => {
  const language = useLanguage();
  return useMemo(() => {
    const shown = shownOf({ from, days });
    return {
      shown,
      days: daysOf({ from, days }).map((day) => ({ ...day, label: formatDay(day.date, language) })),
      first: dayNumber(shown.from),
      width: days * shown.dayPx,
      turnoverHours,
      stage,
      free,
    };
  }, [from, days, turnoverHours, stage, free, language]);
};

/** The visible days as indices: from `first` up to, but not including, `end`. */
export type InSight = Readonly<{ first: number; end: number }>;

/** Height of the day heads. */
export const HEAD_PX = 64;

/** The size assumed on the server, and on the first render in the browser. */
const FIRST_SIGHT = { width: 1200, height: 720 };

/** Virtualizes rows and days, with a few more on either side of the visible ones. */
export const useWindows = (area: RefObject<HTMLDivElement | null>, rows: readonly FleetRow[], frame: Frame) => {
  const getScrollElement = () => area.current;
  // A changed function makes the virtualizer measure again, since other rows have other heights and days other widths.
  const getItemKey = useCallback((index: number) => rows[index]?.key ?? index, [rows]);
  const common = { getScrollElement, initialRect: FIRST_SIGHT, useFlushSync: false };
  const down = useVirtualizer({
    ...common,
    count: rows.length,
    estimateSize: (index) => rows[index]?.height ?? 0,
    getItemKey,
    paddingStart: HEAD_PX,
    scrollPaddingStart: HEAD_PX,
    overscan: 4,
  });
  const across = useVirtualizer({
    ...common,
    horizontal: true,
    count: frame.days.length,
    estimateSize: () => frame.shown.dayPx,
    getItemKey: useCallback((index: number) => frame.days[index]?.date ?? index, [frame]),
    overscan: 1,
  });
  return { down, across };
};
export type Windows = ReturnType<typeof useWindows>;

/** A booking's bar and its row. */
export type Lookup = Readonly<{ bar: BookingBar; row: VehicleRow }>;

/** Returns a function that finds a booking of the calendar by its id. */
export const useLookup = (rows: readonly FleetRow[]) => {
  const byId = useMemo(() => new Map(rows.flatMap(barsOf)), [rows]);
  return useCallback((id: string) => byId.get(id), [byId]);
};

const barsOf = (row: FleetRow): [string, Lookup][] =>
  row.kind === 'group'
    ? []
    : row.bars.flatMap(({ item }) => (item.kind === 'booking' ? [[item.id, { bar: item, row }]] : []));
