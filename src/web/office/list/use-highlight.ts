import { useEffect, useState } from 'react';

const lasts = 5000;

/** Scrolls to the highlighted row, and highlights it for five seconds. */
export const useHighlight = (id: string | undefined): string | undefined => {
  const [over, setOver] = useState<string>();
  useEffect(() => {
    if (id === undefined) return setOver(undefined);
    document.querySelector('[data-highlighted]')?.scrollIntoView({ block: 'center' });
    const timer = setTimeout(() => setOver(id), lasts);
    return () => clearTimeout(timer);
  }, [id]);
  return id === over ? undefined : id;
};
