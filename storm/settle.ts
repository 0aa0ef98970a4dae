import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Payers } from './load/payers.ts';

/** What still has to come to its end, and how much of it. */
const unfinished = `
  select 'holds' as what, count(*)::int from booking where status = 'pending' and hold_until is not null
  union all
  select 'attempts', count(*)::int from payment_attempt where status in ('sending', 'pending', 'given-up')
  union all
  select 'refunds', count(*)::int from refund where status in ('asked', 'sent')
  union all
  select 'mails', count(*)::int from mail where status = 'waiting'
  union all
  select 'jobs', count(*)::int from graphile_worker.jobs
  where attempts < max_attempts and key is distinct from 'storm ' || task_identifier`;

/**
 * Moves the moments that something waits for, in place of waiting: holds are over, mails that a killed process had taken
 * are anybody's, calls to the provider have ended, jobs that failed are tried again.
 */
const hastened = [
  `update vehicle_occupancy set held_until = now() where held_until > now()`,
  `update addon_reservation set held_until = now() where held_until > now()`,
  `update booking set created_at = created_at - (hold_until - now()), hold_until = now()
   where status = 'pending' and hold_until > now()`,
  `update mail set sent_at = sent_at - interval '5 minutes' where status = 'waiting' and sent_at > now() - interval '5 minutes'`,
  `update payment_attempt set created_at = now() - interval '2 minutes'
   where status in ('sending', 'given-up') and created_at > now() - interval '2 minutes'`,
  `update refund set sent_at = now() - interval '2 minutes' where status = 'sent' and sent_at > now() - interval '2 minutes'`,
  `update graphile_worker._private_jobs set run_at = now() where run_at > now() and locked_at is null`,
];

/** The jobs that look for what was left behind, at once in place of at their next minute. */
const looking = `
  select graphile_worker.add_job(task, job_key := 'storm ' || task)
  from unnest(array['queue-waiting-mails', 'reconcile-payments', 'expire-holds']) task`;

const EVERY_MS = 5_000;
const LONGEST_MS = 15 * 60_000;

type Settling = Readonly<{ client: pg.Client; payers: Payers; isHastened: boolean; say: (line: string) => void }>;

/**
 * Waits until nothing is under way any more: payers end what waits for them, holds run out, jobs are done. Answers how
 * many seconds that took; what is left after a quarter of an hour is for the checks to name.
 */
export const settle = async ({ client, payers, isHastened, say }: Settling): Promise<number> => {
  const begun = performance.now();
  for (let round = 0; performance.now() - begun < LONGEST_MS; round += 1) {
    for (const { id, status } of await payers.charges()) if (status === 'pending') await payers.end(id, 'lapsed');
    if (isHastened) {
      for (const statement of hastened) await client.query(statement);
      await client.query(looking);
    }
    const { rows } = await client.query<{ what: string; count: number }>(unfinished);
    const left = rows.filter(({ count }) => count > 0);
    if (left.length === 0) break;
    if (round % 6 === 0) say(`  left: ${left.map(({ what, count }) => `${count} ${what}`).join(', ')}`);
    await pause(EVERY_MS);
  }
  return (performance.now() - begun) / 1000;
};
