import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { openClaims } from './checks/open-claims.ts';
import { hasten } from './hasten.ts';
import type { Payers } from './load/payers.ts';

/** Unfinished work, with its count by kind. Whoever is patient waits for no answer to a claim, which takes days. */
const unfinished = `
  select 'holds' as what, count(*)::int from booking where status = 'pending' and hold_until is not null
  union all
  select 'attempts', count(*)::int from payment_attempt where status in ('sending', 'pending', 'given-up')
  union all
  select 'refunds', count(*)::int from refund where status in ('asked', 'sent')
  union all
  select 'card holds', count(*)::int from card_hold
  where status in ('sending', 'waiting', 'given-up', 'releasing', 'capturing')
    or (status = 'held' and exists (select from booking where id = booking_id and status = 'cancelled'))
  union all
  select 'claims', count(*)::int ${openClaims} and not $1
  union all
  select 'mails', count(*)::int from mail where status = 'waiting'
  union all
  select 'jobs', count(*)::int from graphile_worker.jobs
  where attempts < max_attempts`;

/** The kinds of unfinished work that there are. */
export const unfinishedWork = async (client: Pick<pg.Client, 'query'>, isPatient: boolean) => {
  const { rows } = await client.query<{ what: string; count: number }>(unfinished, [isPatient]);
  return rows.filter(({ count }) => count > 0);
};

const EVERY_MS = 1_000;
const ROUNDS_TOLD = 30;
const LONGEST_MS = 15 * 60_000;

type Settling = Readonly<{ client: pg.Client; payers: Payers; isPatient: boolean; say: (line: string) => void }>;

/**
 * Waits until no work is pending: payers complete their charges, holds expire, jobs finish. Unless patient, hastens
 * that work. Returns the seconds it took; gives up after a quarter of an hour and leaves the rest to the checks.
 */
export const settle = async ({ client, payers, isPatient, say }: Settling): Promise<number> => {
  const begun = performance.now();
  for (let round = 0; performance.now() - begun < LONGEST_MS; round += 1) {
    for (const { id, status, capturable } of await payers.charges())
      if (status === 'pending' && !capturable) await payers.end(id, 'lapsed');
    const left = await unfinishedWork(client, isPatient);
    if (left.length === 0) break;
    if (round % ROUNDS_TOLD === 0) say(`  left: ${left.map(({ what, count }) => `${count} ${what}`).join(', ')}`);
    if (!isPatient) await hasten(client);
    await pause(EVERY_MS);
  }
  return (performance.now() - begun) / 1000;
};
