import { useEffect } from 'react';
import { unsentCount } from '../shell/unsent-count.ts';

const AGAIN_MS = 15_000;

/**
 * Sends what waits on this device: now, when the browser finds its network, and again and again while something is left.
 * Loads what it needs only then.
 */
export const useSending = (staffId: string): void =>
  useEffect(() => {
    const send = async () => {
      if (!unsentCount.read() || !navigator.onLine) return;
      const { sendUnsent } = await import('./unsent.ts');
      await sendUnsent(staffId);
    };
    const sendAll = () => void send().catch(() => undefined);
    sendAll();
    const timer = setInterval(sendAll, AGAIN_MS);
    window.addEventListener('online', sendAll);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', sendAll);
    };
  }, [staffId]);
