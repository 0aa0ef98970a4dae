import { useEffect, useState } from 'react';
import { api } from '../../../api/browser.ts';
import type { Failure } from '../../../api/failure.ts';
import type { DataOf } from '../../../api/routes.ts';

export type Found = DataOf<'GET /admin/search'>;

type Answer = Readonly<{ typed: string; found: Found | null; failure: Failure | null }>;

const nothing: Answer = { typed: '', found: null, failure: null };
const PAUSE_MS = 150;

/** What the server finds of what is typed, asked in a pause of typing. The last answer stays until the next one. */
export const useFound = (typed: string) => {
  const [answer, setAnswer] = useState(nothing);
  const asked = typed.trim();
  useEffect(() => {
    if (asked === '') {
      setAnswer(nothing);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const outcome = await api
        .call('GET /admin/search', { query: { search: asked.slice(0, 100) }, signal: controller.signal })
        .catch(() => null);
      if (!outcome || controller.signal.aborted) return;
      setAnswer(
        outcome.success
          ? { typed: asked, found: outcome.data, failure: null }
          : { typed: asked, found: null, failure: outcome },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked]);
  return { ...answer, isAsking: asked !== answer.typed };
};
