import type pg from 'pg';

/** The new end of a shortened hold: in the near future, as with any hold, so that every process sees it beforehand. */
const soon = `(now() + interval '5 seconds')`;

/**
 * Work that no process is doing. Jobs become due in their order; holds end soon, for the product's own job of that
 * minute to find.
 */
const waiting = [
  `update graphile_worker._private_jobs set run_at = run_at - interval '1 hour' where run_at > now() and attempts = 0`,
  `update vehicle_occupancy set held_until = ${soon} where held_until > ${soon}`,
  `update addon_reservation set held_until = ${soon} where held_until > ${soon}`,
  `update booking_change set ends_at = ${soon} where ended_at is null and ends_at > ${soon}`,
  `update booking set created_at = created_at - (hold_until - ${soon}), hold_until = ${soon}
   where status = 'pending' and hold_until > ${soon}`,
  // What is kept for cash or a transfer ends by another column, and its vehicle's time with it.
  `update booking set kept_until = ${soon} where status = 'pending' and hold_until is null and kept_until > ${soon}`,
  `update claim set made_at = made_at - (answer_by - ${soon}), answer_by = ${soon}
   where status = 'open' and answer_by > ${soon}`,
];

const atWork = `
  select from graphile_worker.jobs
  where locked_at is not null or (run_at <= now() and attempts < max_attempts) limit 1`;

/**
 * Work claimed by a killed process: e-mails are released, calls to the provider count as ended, and failed jobs are due
 * again.
 */
const taken = [
  `update mail set sent_at = sent_at - interval '5 minutes' where status = 'waiting' and sent_at > now() - interval '5 minutes'`,
  `update payment_attempt set created_at = now() - interval '2 minutes'
   where status in ('sending', 'given-up') and created_at > now() - interval '2 minutes'`,
  `update refund set sent_at = now() - interval '2 minutes' where status = 'sent' and sent_at > now() - interval '2 minutes'`,
  `update card_hold set created_at = now() - interval '2 minutes'
   where status = 'sending' and created_at > now() - interval '2 minutes'`,
  `update card_hold set claimed_at = now() - interval '2 minutes'
   where status = 'capturing' and claimed_at > now() - interval '2 minutes'`,
  `update graphile_worker._private_jobs set run_at = run_at - interval '1 hour' where run_at > now()`,
  // Starts the jobs that look for such work now, not at the next full minute.
  `select graphile_worker.add_job(task, queue_name := queue, job_key := 'storm ' || task)
   from (values ('queue-waiting-mails', null), ('reconcile-payments', 'reconcile-payments'),
     ('follow-card-holds', 'follow-card-holds')) looking(task, queue)`,
];

/**
 * Shortens the time that pending work waits. Claimed work is released only while no job is due or running, since a
 * living process may be doing it.
 */
export const hasten = async (client: Pick<pg.Client, 'query'>): Promise<void> => {
  await client.query('begin');
  try {
    // No process can take a job until the commit.
    await client.query('lock table graphile_worker._private_jobs in share row exclusive mode');
    const isQuiet = (await client.query(atWork)).rowCount === 0;
    for (const statement of isQuiet ? [...waiting, ...taken] : waiting) await client.query(statement);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};
