import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { storedText } from '../../../shell/stored-text.ts';

/** The secret of a mail's link. It stands behind the #, where no server and no log sees it. */
export const tokenIn = (hash: string): string => new URLSearchParams(hash.replace('#', '')).get('access') ?? '';

/**
 * The token of the link that opened this page, empty without one; null before scripts have looked. The tab keeps it, so
 * that a reload and the other language find it, and the address no longer shows it.
 */
export const useLinkToken = (bookingId: string): string | null => {
  const { hash } = useLocation();
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const given = tokenIn(hash);
    setToken(given || (savedToken(bookingId).read() ?? ''));
    if (!given) return;
    savedToken(bookingId).keep(given);
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  }, [bookingId, hash]);
  return token;
};

const savedToken = (bookingId: string) => storedText('tab', `review ${bookingId}`);
