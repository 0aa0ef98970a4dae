import { useEffect, useState } from 'react';
import { useServerNow } from './use-site.ts';

const minute = 60_000;

/** The time in milliseconds: the server's clock for the first render, then the device's, updated every minute. */
export const useNow = (): number => {
  const [now, setNow] = useState(useServerNow());
  useEffect(() => {
    // Avoids rerendering a page that has just arrived: the server's time is kept while it is less than a minute off.
    setNow((shown) => (Math.abs(Date.now() - shown) < minute ? shown : Date.now()));
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
};
