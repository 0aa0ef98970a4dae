import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { storedText } from '../../../shell/stored-text.ts';

/** The secret of a mailed link. It is in the fragment, which reaches no server and no log. */
export const tokenIn = (hash: string): string => new URLSearchParams(hash.replace('#', '')).get('access') ?? '';

/**
 * The token of the link that opened this page; empty without one, null until scripts have run. It is stored for the
 * tab, so that it survives a reload or a language switch, and removed from the address.
 */
export const useLinkToken = (bookingId: string): string | null => {
  const { hash } = useLocation();
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const given = tokenIn(hash);
    setToken(given || (savedToken(bookingId).read() ?? ''));
    if (!given) return;
    savedToken(bookingId).write(given);
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  }, [bookingId, hash]);
  return token;
};

const savedToken = (bookingId: string) => storedText('tab', `review ${bookingId}`);
