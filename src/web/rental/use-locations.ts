import { useEffect, useState } from 'react';
import type { LocationShape } from '#contract/fleet.ts';
import { api } from '../api/browser.ts';

export type Places = readonly LocationShape[] | 'loading' | 'failed';

/** The pick-up places; where the server could not bring them along, the browser asks once more. */
export const useLocations = (brought: readonly LocationShape[] | null): Places => {
  const [asked, setAsked] = useState<Places>('loading');
  useEffect(() => {
    if (brought) return;
    const leaving = new AbortController();
    api.call('GET /locations', { signal: leaving.signal }).then(
      (answer) => setAsked(answer.success ? answer.data : 'failed'),
      () => undefined,
    );
    return () => leaving.abort();
  }, [brought]);
  return brought ?? asked;
};
