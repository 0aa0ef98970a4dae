import { useEffect, useState } from 'react';
import { api } from '../../api/browser.ts';
import type { DataOf } from '../../api/routes.ts';

export type ExportJob = DataOf<'GET /admin/exports'>[number];

const every = 1500;

/** The exports, asked for anew while one of them is not done. The reports around them are left as they are. */
export const useExports = (loaded: readonly ExportJob[]): readonly ExportJob[] => {
  const [seen, setSeen] = useState({ loaded, jobs: loaded });
  const jobs = seen.loaded === loaded ? seen.jobs : loaded;
  const isOpen = jobs.some(({ status }) => status === 'waiting' || status === 'running');
  useEffect(() => {
    if (!isOpen) return;
    const ends = new AbortController();
    const look = async () => {
      if (document.hidden) return;
      const answer = await api.call('GET /admin/exports', { signal: ends.signal }).catch(() => null);
      if (answer?.success) setSeen({ loaded, jobs: answer.data });
    };
    const timer = setInterval(look, every);
    return () => {
      clearInterval(timer);
      ends.abort();
    };
  }, [isOpen, loaded]);
  return jobs;
};
