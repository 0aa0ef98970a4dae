import { type RefObject, useEffect, useRef } from 'react';
import type { FleetRow } from '../plan/fleet-rows.ts';
import type { Windows } from './frame.ts';

type Grid = Readonly<{
  area: RefObject<HTMLElement | null>;
  windows: Windows;
  rows: readonly FleetRow[];
  onFound: (id: string, at: DOMRect) => void;
}>;

/** Scrolls to a booking's bar, once, and reports where it is as soon as it is drawn. */
export const useShown = (id: string, { area, windows: { down }, rows, onFound }: Grid): void => {
  const wanted = useRef('');
  const known = useRef(rows);
  known.current = rows;
  useEffect(() => {
    const row = known.current.findIndex((one) => one.kind === 'vehicle' && one.bars.some(({ item }) => item.id === id));
    if (row === -1) return;
    wanted.current = id;
    down.scrollToIndex(row, { align: 'center' });
  }, [id, down]);
  useEffect(() => {
    if (wanted.current === '') return;
    const bar = area.current?.querySelector(`[data-booking="${wanted.current}"]`);
    if (!bar) return;
    wanted.current = '';
    onFound(id, bar.getBoundingClientRect());
  });
};
