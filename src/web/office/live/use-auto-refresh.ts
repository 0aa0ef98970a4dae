import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const every = 15_000;

/**
 * Revalidates a screen's data at an interval while the page is visible, and at once when it becomes visible again.
 * Skipped while offline, while a modal dialog is open, and while a request is pending.
 */
export const useAutoRefresh = (milliseconds: number = every): void => {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const look = () => {
      if (document.hidden || !navigator.onLine || state !== 'idle') return;
      if (document.querySelector('dialog:modal')) return;
      void revalidate();
    };
    const timer = setInterval(look, milliseconds);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [revalidate, state, milliseconds]);
};
