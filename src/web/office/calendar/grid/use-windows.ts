import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback } from 'react';
import type { FleetRow } from '../plan/fleet-rows.ts';
import { DAY_PX } from '../plan/geometry.ts';

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
