import { useEffect, useRef } from 'react';

/** Printing begins a moment after the paper is there, so that its picture has come. */
const pauseMs = 100;

/** Prints the paper that stands in place of the screen, once it is ready, and says when that is over. */
export const usePrinting = (isReady: boolean, onDone: () => void): void => {
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    if (!isReady) return;
    const end = () => done.current();
    window.addEventListener('afterprint', end);
    document.documentElement.dataset.printing = 'paper';
    const timer = setTimeout(() => window.print(), pauseMs);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', end);
      delete document.documentElement.dataset.printing;
    };
  }, [isReady]);
};
