import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const every = 15_000;

/**
 * Keeps a screen true without a reload: asks for its data anew while somebody looks at it, and at once when they come
 * back to it. Not while they type in a dialog, and not before the last answer has come.
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
