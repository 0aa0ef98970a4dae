import { useEffect, useState } from 'react';
import { copiesOnlyOf, copyTimes, savePage } from '../../device/page-copies.ts';
import { type HandOverKind, handOverPath, handOversPath } from '../bookings/booking.ts';
import { isDone } from '../bookings/hand-over/jobs.tsx';
import type { Jobs } from '../bookings/hand-over/read-hand-over.ts';

/** Newer copies than this are as good as the page. */
const FRESH_MS = 5 * 60_000;

/**
 * Keeps the pages of today's hand-overs on this device, with their pictures, one after the other. Answers when each path
 * was kept, in milliseconds.
 */
export const useOfflineJobs = (jobs: Jobs, staffId: string): ReadonlyMap<string, number> => {
  const [kept, setKept] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    const gone = new AbortController();
    const keepAll = async () => {
      // Where there is none, as without encryption, pages need a connection, as before.
      await navigator.serviceWorker?.register('/offline-worker.js', { scope: '/admin/' });
      await copiesOnlyOf(staffId);
      const times = new Map(await copyTimes());
      setKept(new Map(times));
      for (const path of [handOversPath, ...pathsOf(jobs)]) {
        if (Date.now() - (times.get(path) ?? 0) <= FRESH_MS) continue;
        await savePage(path);
        if (gone.signal.aborted) return;
        times.set(path, Date.now());
        setKept(new Map(times));
      }
    };
    const showKept = async () => setKept(await copyTimes());
    keepAll().catch(() => showKept().catch(() => undefined));
    return () => gone.abort();
  }, [jobs, staffId]);
  return kept;
};

/** The addresses of the hand-overs that are not over. */
export const pathsOf = (jobs: Jobs): string[] =>
  (['late', 'pick-up', 'return'] as const).flatMap((group) => {
    const kind: HandOverKind = group === 'pick-up' ? 'pick-up' : 'return';
    return (jobs[group] ?? []).filter((booking) => !isDone(booking, kind)).map(({ id }) => handOverPath(id, kind));
  });
