import { useEffect, useState } from 'react';

const lasts = 5000;

/** Brings a row that somebody came for into sight, and has it stand out for five seconds. */
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
