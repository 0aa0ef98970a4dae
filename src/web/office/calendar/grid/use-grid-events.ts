import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { openedFor } from '../../bookings/booking.ts';
import { isTyping } from '../../keys/is-typing.ts';

type Handlers = {
  onOpen: (id: string, at: DOMRect) => void;
  /** The address of a booking over the calendar. */
  pathOf: (id: string) => string;
};

const closest = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/**
 * Delegated events of all bars and cells: a click opens a bar, M opens its form, a free day starts a booking, B
 * blocks it for maintenance, arrow keys move between free days.
 */
export const useGridEvents = (area: RefObject<HTMLElement | null>, handlers: Handlers): void => {
  const navigate = useNavigate();
  const present = useRef(handlers);
  present.current = handlers;
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const onClick = (event: MouseEvent) => {
      const bar = closest(event, '[data-booking]');
      if (bar?.dataset.booking) present.current.onOpen(bar.dataset.booking, bar.getBoundingClientRect());
      const cell = closest(event, 'a[data-cell], a[data-block]');
      if (!cell || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      void navigate(cell.getAttribute('href') ?? '');
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      const bar = closest(event, '[data-booking]');
      if (bar?.dataset.booking && event.key.toLowerCase() === 'm') {
        event.preventDefault();
        void navigate(openedFor(present.current.pathOf(bar.dataset.booking), 'edit'), { preventScrollReset: true });
      }
      const cell = closest(event, 'a[data-cell]');
      const block = cell?.parentElement?.querySelector('a[data-block]');
      if (block && event.key.toLowerCase() === 'b') {
        event.preventDefault();
        void navigate(block.getAttribute('href') ?? '');
        return;
      }
      const next = cell && neighbour(cell, event.key);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    element.addEventListener('click', onClick);
    element.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('click', onClick);
      element.removeEventListener('keydown', onKeyDown);
    };
  }, [area, navigate]);
};

const cellsOf = (row: Element | null | undefined): HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>('a[data-cell]') ?? []),
];

/** The free day that an arrow key moves to: the next in the row, or the nearest in the row above or below. */
const neighbour = (cell: HTMLElement, key: string): HTMLElement | undefined => {
  const row = cell.closest('[data-row]');
  const own = cellsOf(row);
  const place = own.indexOf(cell);
  if (key === 'ArrowRight') return own[place + 1];
  if (key === 'ArrowLeft') return own[place - 1];
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const rows = [...(row?.parentElement?.querySelectorAll('[data-row]') ?? [])].filter(
    (one) => one === row || cellsOf(one).length > 0,
  );
  const other = cellsOf(rows[rows.indexOf(row as Element) + (key === 'ArrowDown' ? 1 : -1)]);
  const date = cell.dataset.cell ?? '';
  return other.findLast((one) => (one.dataset.cell ?? '') <= date) ?? other[0];
};
