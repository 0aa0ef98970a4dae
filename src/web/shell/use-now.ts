import { useEffect, useState } from 'react';
import { useServerNow } from './use-site.ts';

const minute = 60_000;

/** The moment in milliseconds: the server's clock while the page is made, then this device's, each minute anew. */
export const useNow = (): number => {
  const [now, setNow] = useState(useServerNow());
  useEffect(() => {
    // The server's word is good for a minute: a page that has just come need not be made once more.
    setNow((shown) => (Math.abs(Date.now() - shown) < minute ? shown : Date.now()));
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
};
