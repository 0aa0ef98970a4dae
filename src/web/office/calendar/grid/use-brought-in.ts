import { type RefObject, useEffect, useRef } from 'react';
import { xOf } from '../plan/geometry.ts';
import type { Frame, Lookup, Windows } from './frame.ts';

type Grid = Readonly<{
  area: RefObject<HTMLElement | null>;
  windows: Windows;
  frame: Frame;
  indexOf: (key: string) => number;
  barOf: (id: string) => Lookup | undefined;
  onDone: () => void;
}>;

/** Pixels of the calendar that stay in sight before a bar. */
const BEFORE_PX = 40;

/** Scrolls to a booking's bar, wherever it is, and focuses it as soon as it is drawn; null for none. */
export const useBroughtIn = (id: string | null, { area, windows, frame, indexOf, barOf, onDone }: Grid): void => {
  const present = useRef({ windows, frame, indexOf, barOf, onDone });
  present.current = { windows, frame, indexOf, barOf, onDone };
  useEffect(() => {
    if (id === null) return;
    const at = present.current.barOf(id);
    if (!at) return present.current.onDone();
    present.current.windows.down.scrollToIndex(present.current.indexOf(at.row.key), { align: 'center' });
    area.current?.scrollTo({ left: Math.max(0, xOf(at.bar.from, present.current.frame.shown) - BEFORE_PX) });
  }, [id, area]);
  useEffect(() => {
    const bar = id !== null && area.current?.querySelector<HTMLElement>(`[data-booking="${id}"]`);
    if (!bar) return;
    bar.focus();
    present.current.onDone();
  });
};
