import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { keyIn } from './key-in-link.ts';
import { storedLinkKey, storeLinkKey } from './stored-link-key.ts';

/**
 * The key behind the `#` of the link that opened this page, which browsers do not send; empty without one, null until
 * scripts have run. Removes it from the address and the history.
 */
export const useLinkKey = (): string | null => {
  const location = useLocation();
  const [key, setKey] = useState<string | null>(null);
  useEffect(() => {
    const given = keyIn(location.hash);
    setKey((before) => given || (before ?? ''));
    if (given) window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  }, [location]);
  return key;
};

/** As `useLinkKey`; the tab keeps the key until `forgetLinkKey`. */
export const useStoredLinkKey = (): string | null => {
  const { pathname } = useLocation();
  const given = useLinkKey();
  useEffect(() => {
    if (given) storeLinkKey(pathname, given);
  }, [pathname, given]);
  return given === '' ? storedLinkKey(pathname) : given;
};
