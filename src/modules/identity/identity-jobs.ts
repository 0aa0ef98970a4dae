import { readSettings } from '#modules/settings/index.ts';
import type { Crontab, Tasks } from '#platform/jobs.ts';
import { countedSince } from './rules/lock-out.ts';
import { deleteSessionsThatEnded } from './sessions/session-store.ts';
import { deleteFailuresUntil } from './sign-in/failed-login-store.ts';

/** Forgets sessions that have ended and failures that no longer count. */
export const identityTasks: Tasks = {
  'forget-sign-ins': ({ step }) =>
    step(async ({ tx, now }) => {
      const { security } = await readSettings(tx);
      await deleteSessionsThatEnded(tx, { now, idleSince: now.subtract({ minutes: security.sessionTimeout }) });
      await deleteFailuresUntil(tx, countedSince(now));
    }),
};

export const identityCrontab: Crontab = ['17 * * * * forget-sign-ins'];
