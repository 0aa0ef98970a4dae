import { useEffect, useState } from 'react';

/** `still` until it is wanted, `loading` for at most a second, then the map or its fallback. */
type MapState = 'still' | 'loading' | 'shown' | 'failed';

const LOADING_MS = 1_000;
const PATIENCE_MS = 10_000;

/**
 * Loads the map at an address, once there is one. A cross-origin frame does not report failures, so the address is
 * fetched first.
 */
export const useMap = (address: string | null): MapState => {
  const [state, setState] = useState<MapState>('still');
  useEffect(() => {
    if (!address) return;
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
  }, [address]);
  return state;
};
