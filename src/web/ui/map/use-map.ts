import { type RefObject, useEffect, useState } from 'react';

/** `waiting` until it is seen, `loading` for a second at most, then the map or what stands in for it. */
type MapState = 'waiting' | 'loading' | 'shown' | 'failed';

const LOADING_MS = 1_000;
const PATIENCE_MS = 10_000;

/** Loads a map once its place is scrolled into view. A frame of another site does not tell whether it came, so we ask. */
export const useMap = (place: RefObject<Element | null>, address: string): MapState => {
  const [state, setState] = useState<MapState>('waiting');
  const isSeen = useIsSeen(place);
  useEffect(() => {
    if (!isSeen) return;
    const gone = new AbortController();
    setState('loading');
    const show = () => setState((before) => (before === 'loading' ? 'shown' : before));
    const timer = setTimeout(show, LOADING_MS);
    fetch(address, {
      mode: 'no-cors',
      credentials: 'omit',
      signal: AbortSignal.any([gone.signal, AbortSignal.timeout(PATIENCE_MS)]),
    }).then(show, () => {
      if (!gone.signal.aborted) setState('failed');
    });
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [isSeen, address]);
  return state;
};

const useIsSeen = (place: RefObject<Element | null>): boolean => {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const show = (entries: IntersectionObserverEntry[]) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setSeen(true);
      observer.disconnect();
    };
    // Most of it is to be seen: whoever only passes the top of the page asks nothing of others.
    const observer = new IntersectionObserver(show, { threshold: 0.75 });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isSeen;
};
