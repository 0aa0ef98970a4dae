import { useEffect, useState } from 'react';
import { api } from '../../../api/browser.ts';
import type { Outcome } from '../../../api/routes.ts';

/** Every version of a page; null until they are here. They are asked for anew when the page has another. */
export const useRevisions = (id: string, newest: number) => {
  const [found, setFound] = useState<Outcome<'GET /cms/pages/:id/revisions'> | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    // Another version or attempt asks the same again.
    void [newest, attempt];
    let isWanted = true;
    void api.call('GET /cms/pages/:id/revisions', { params: { id } }).then((outcome) => isWanted && setFound(outcome));
    return () => {
      isWanted = false;
    };
  }, [id, newest, attempt]);
  return { found, again: () => setAttempt((count) => count + 1) };
};

/** One version with the one before it; null until it is here. */
export const useRevision = (id: string, version: number) => {
  const [found, setFound] = useState<Outcome<'GET /cms/pages/:id/revisions/:version'> | null>(null);
  useEffect(() => {
    let isWanted = true;
    setFound(null);
    void api
      .call('GET /cms/pages/:id/revisions/:version', { params: { id, version } })
      .then((outcome) => isWanted && setFound(outcome));
    return () => {
      isWanted = false;
    };
  }, [id, version]);
  return found;
};
