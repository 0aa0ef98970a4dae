import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls tabs that have no room in one line sideways, until the one of `open` is seen. */
export const useShowsOpenTab = (open: string): RefObject<HTMLElement | null> => {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const chosen = strip.current?.querySelector(`[href="${open}"]`);
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [open]);
  return strip;
};
