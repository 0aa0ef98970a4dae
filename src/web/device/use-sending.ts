import { useEffect } from 'react';
import { unsentCount } from '../shell/unsent-count.ts';

const AGAIN_MS = 15_000;

/**
 * Sends what waits on this device: now, when the browser finds its network, and again and again while something is left.
 * What it needs is loaded then, and once a while after the page.
 */
export const useSending = (staffId: string): void =>
  useEffect(() => {
    let isCounted = false;
    const send = async () => {
      if (!navigator.onLine || (isCounted && !unsentCount.read())) return;
      const { sendUnsent } = await import('./unsent.ts');
      await sendUnsent(staffId);
      isCounted = true;
    };
    const sendAll = () => void send().catch(() => undefined);
    if (unsentCount.read()) sendAll();
    const timer = setInterval(sendAll, AGAIN_MS);
    window.addEventListener('online', sendAll);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', sendAll);
    };
  }, [staffId]);
