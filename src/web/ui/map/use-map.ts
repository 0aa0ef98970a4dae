import { type RefObject, useEffect, useState } from 'react';

/** `waiting` until scrolled into view, `loading` for at most a second, then the map or its fallback. */
type MapState = 'waiting' | 'loading' | 'shown' | 'failed';

const LOADING_MS = 1_000;
const PATIENCE_MS = 10_000;

/**
 * Loads a map once its place is scrolled into view. A cross-origin frame does not report failures, so the address is
 * fetched first.
 */
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
    // Most of the place must be visible, so that scrolling past it sends no request to another site.
    const observer = new IntersectionObserver(show, { threshold: 0.75 });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isSeen;
};
