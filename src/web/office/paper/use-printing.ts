import { useEffect, useRef } from 'react';

/** Milliseconds to wait, so that the images of the printout are rendered. */
const pauseMs = 100;

/** Prints the page once the printout is ready, and calls `onDone` afterwards. */
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
