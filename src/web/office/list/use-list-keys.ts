import { type RefObject, useEffect, useRef } from 'react';
import { isTyping } from '../keys/is-typing.ts';

/**
 * J and K move the focus through a list's links, one per row; the browser's own Enter opens. C copies the focused or
 * open row, if it has a copy button. A letter right after G is left to the screen shortcuts.
 */
export const useListKeys = <E extends HTMLElement = HTMLTableSectionElement>(): RefObject<E | null> => {
  const body = useRef<E>(null);
  useEffect(() => {
    let before = '';
    const onKeyDown = (event: KeyboardEvent) => {
      const isAfterG = before === 'g';
      before = event.key;
      const step = { j: 1, k: -1, c: 0 }[event.key];
      if (step === undefined || isAfterG || isTyping(event)) return;
      const rows = [...(body.current?.children ?? [])];
      const links = rows.flatMap((row) => row.querySelector<HTMLElement>('a[href]') ?? []);
      const focused = links.findIndex((link) => link.matches(':focus'));
      const from = focused < 0 ? links.findIndex((link) => link.ariaCurrent) : focused;
      if (step === 0) rows[from]?.querySelector<HTMLElement>('[data-copies] button')?.click();
      else links[from < 0 ? 0 : Math.min(Math.max(from + step, 0), links.length - 1)]?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return body;
};
