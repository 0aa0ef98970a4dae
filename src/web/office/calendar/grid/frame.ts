import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useMemo } from 'react';
import { useLanguage } from '../../../languages/use-language.ts';
import { formatDay } from '../../../ui/dates.ts';
import type { PackedCalendar } from '../plan/calendar-payload.ts';
import type { BookingBar, FleetRow, VehicleRow } from '../plan/fleet-rows.ts';
import { DAY_PX, type Day, dayNumber, daysOf, type Span, spanOf } from '../plan/geometry.ts';

/** What all rows share: the days that they show, and what is needed between two rentals. */
export type Frame = Readonly<{
  shown: Span;
  days: readonly (Day & { label: string })[];
  /** The number of the first day. */
  first: number;
  width: number;
  turnoverHours: number;
}>;

/** The same object while the same days are shown, so that a refresh draws nothing anew that has not changed. */
export const useFrame = ({ from, days, turnoverHours }: PackedCalendar): Frame => {
  const language = useLanguage();
  return useMemo(() => {
    const shown = spanOf({ from, days });
    return {
      shown,
      days: daysOf({ from, days }).map((day) => ({ ...day, label: formatDay(day.date, language) })),
      first: dayNumber(shown.from),
      width: days * DAY_PX,
      turnoverHours,
    };
  }, [from, days, turnoverHours, language]);
};

/** The days in sight, by their place: from the first up to, not including, the other. */
export type InSight = Readonly<{ first: number; end: number }>;

/** How high the days' heads are. */
export const HEAD_PX = 64;

/** What is drawn before the size of the screen is known: on the server, and at first in the browser. */
const FIRST_SIGHT = { width: 1200, height: 720 };

/** Which rows and which days are in sight, with a few more on either side. */
export const useWindows = (area: RefObject<HTMLDivElement | null>, rows: readonly FleetRow[], days: number) => {
  const getScrollElement = () => area.current;
  // Other rows have other heights: another function of keys has them measured anew.
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
    count: days,
    estimateSize: () => DAY_PX,
    overscan: 1,
  });
  return { down, across };
};
export type Windows = ReturnType<typeof useWindows>;

/** A booking's bar and the row that it stands in. */
export type Lookup = Readonly<{ bar: BookingBar; row: VehicleRow }>;

/** Finds a booking of the calendar by its id. */
export const useLookup = (rows: readonly FleetRow[]) => {
  const byId = useMemo(() => new Map(rows.flatMap(barsOf)), [rows]);
  return useCallback((id: string) => byId.get(id), [byId]);
};

const barsOf = (row: FleetRow): [string, Lookup][] =>
  row.kind === 'group'
    ? []
    : row.bars.flatMap(({ item }) => (item.kind === 'booking' ? [[item.id, { bar: item, row }]] : []));
