import { sql } from 'drizzle-orm';
import { returnedRow, type Tx } from '#platform/database/database.ts';

type Moment = string | null;
const instantOf = (text: Moment) => (text === null ? null : Temporal.Instant.from(text));

/** How long the database takes to respond, in milliseconds. */
export const answerTime = async (tx: Tx): Promise<number> => {
  const began = performance.now();
  await tx.execute(sql`select 1`);
  return performance.now() - began;
};

/** The number of jobs that are due and not taken, and when the scheduler last started one. */
export const readQueue = async (tx: Tx) => {
  const { rows } = await tx.execute<{ waiting: number; last: Moment }>(sql`
    select
      (select count(*)::int from graphile_worker.jobs where run_at <= now() and locked_at is null) as waiting,
      (select max(last_execution) from graphile_worker._private_known_crontabs) as last`);
  const { waiting, last } = returnedRow(rows[0]);
  return { waiting, lastRunAt: instantOf(last) };
};

type Counted = { channel: 'mail' | 'sms'; waiting: number; failed: number; last: Moment };

/**
 * The numbers of waiting and failed mails and text messages, and when one was last sent. Erased ones do not count as
 * failed.
 */
export const readOutbox = async (tx: Tx) => {
  const { rows } = await tx.execute<Counted>(sql`
    select channel,
      (select count(*)::int from mail where mail.channel = names.channel and status = 'waiting') as waiting,
      (select count(*)::int from mail
        where mail.channel = names.channel and status = 'failed' and to_address <> '') as failed,
      (select max(sent_at) from mail where mail.channel = names.channel and status = 'sent') as last
    from (values ('mail'), ('sms')) names (channel)`);
  const of = (name: Counted['channel']) => {
    const { waiting, failed, last } = returnedRow(rows.find(({ channel }) => channel === name));
    return { waiting, failed, lastSentAt: instantOf(last) };
  };
  return { mail: of('mail'), sms: of('sms') };
};

/** When the last webhook event of the provider arrived. */
export const lastProviderEvent = async (tx: Tx): Promise<Temporal.Instant | null> => {
  const { rows } = await tx.execute<{ last: Moment }>(sql`select max(received_at) as last from provider_event`);
  return instantOf(returnedRow(rows[0]).last);
};
