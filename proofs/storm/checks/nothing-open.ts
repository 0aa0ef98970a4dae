import type { Check } from './evidence.ts';
import { openClaims } from './open-claims.ts';

// A job that was replaced while it ran is not retried either, but has no error.
const open = `
  select 'attempt ' || id || ' is ' || status as sentence from payment_attempt
  where status in ('sending', 'pending', 'given-up')
  union all
  select 'refund ' || id || ' is ' || status from refund where status in ('asked', 'sent')
  union all
  select 'card hold ' || id || ' is ' || status from card_hold
  where status in ('sending', 'waiting', 'given-up', 'releasing', 'capturing')
  union all
  select 'claim ' || claim.id || ' waits for its answer beyond ' || answer_by ${openClaims}
    and answer_by < now() - interval '60 seconds'
  union all
  select 'booking ' || reference || ' is being paid, and no attempt is open' from booking where is_paying
  union all
  select 'job ' || task_identifier || ' was given up: ' || coalesce(last_error, '') from graphile_worker.jobs
  where attempts >= max_attempts and last_error is not null
  union all
  select 'a request with an Idempotency-Key has no reply' from idempotent_reply where sealed_reply is null`;

/** No payment attempt, refund, hold or job is unfinished, nor a claim that is charged by itself. */
export const nothingOpen: Check = {
  name: 'no attempt, refund, hold, claim or job is left open',
  find: async ({ rows }) => (await rows<{ sentence: string }>(open)).map(({ sentence }) => sentence),
};
