import type pg from 'pg';

/** So far ahead a hastened hold ends: as for any other, everybody knows of it before. */
const soon = `(now() + interval '5 seconds')`;

/**
 * What waits and is in nobody's hands. Jobs come due in their order; holds end in a moment, and the minute of the
 * product's own clock finds them.
 */
const waiting = [
  `update graphile_worker._private_jobs set run_at = run_at - interval '1 hour' where run_at > now() and attempts = 0`,
  `update vehicle_occupancy set held_until = ${soon} where held_until > ${soon}`,
  `update addon_reservation set held_until = ${soon} where held_until > ${soon}`,
  `update booking set created_at = created_at - (hold_until - ${soon}), hold_until = ${soon}
   where status = 'pending' and hold_until > ${soon}`,
];

const atWork = `
  select from graphile_worker.jobs
  where locked_at is not null or (run_at <= now() and attempts < max_attempts) limit 1`;

/** What somebody took who was killed: mails are anybody's, calls to the provider are over, jobs that failed come again. */
const taken = [
  `update mail set sent_at = sent_at - interval '5 minutes' where status = 'waiting' and sent_at > now() - interval '5 minutes'`,
  `update payment_attempt set created_at = now() - interval '2 minutes'
   where status in ('sending', 'given-up') and created_at > now() - interval '2 minutes'`,
  `update refund set sent_at = now() - interval '2 minutes' where status = 'sent' and sent_at > now() - interval '2 minutes'`,
  `update graphile_worker._private_jobs set run_at = run_at - interval '1 hour' where run_at > now()`,
  // What looks for it, now in place of at its next minute.
  `select graphile_worker.add_job(task, queue_name := queue, job_key := 'storm ' || task)
   from (values ('queue-waiting-mails', null), ('reconcile-payments', 'reconcile-payments')) looking(task, queue)`,
];

/**
 * Lets the time pass that something waits for. What was taken is given to others only while no job is due or under way:
 * a living process may have it in hand.
 */
export const hasten = async (client: Pick<pg.Client, 'query'>): Promise<void> => {
  await client.query('begin');
  try {
    // Until all is moved no process takes a job.
    await client.query('lock table graphile_worker._private_jobs in share row exclusive mode');
    const isQuiet = (await client.query(atWork)).rowCount === 0;
    for (const statement of isQuiet ? [...waiting, ...taken] : waiting) await client.query(statement);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};
