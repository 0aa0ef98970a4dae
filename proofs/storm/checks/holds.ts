import type { Outage } from '../kills/killer.ts';
import { HOLD_MINUTES } from '../load/business.ts';
import type { Check } from './evidence.ts';

const MINUTE_MS = 60_000;
/** Time for the job itself, including its wait in the queue. */
const JOB_MS = 10_000;

const still = `
  select 'booking ' || reference || ' has held its vehicle beyond ' || hold_until as sentence
  from booking where status = 'pending' and hold_until < now() - interval '60 seconds'
  union all
  select 'a change has been held beyond ' || ends_at from booking_change
  where ended_at is null and ends_at < now() - interval '60 seconds'
  union all
  select 'an add-on is held beyond ' || held_until from addon_reservation where held_until < now() - interval '60 seconds'`;

// When a hold should have ended, from the booking's creation; the expiry clears `hold_until`.
const ended = `
  select reference, (extract(epoch from created_at + make_interval(mins => $1)) * 1000)::float8 as due,
    (extract(epoch from cancelled_at) * 1000)::float8 as at
  from booking where cancelled_because = 'expired'`;

type Ended = { reference: string; due: number; at: number };

/**
 * An unpaid booking releases its vehicle within 60 seconds after its hold ends. The job runs every full minute; minutes
 * in which PostgreSQL or all application processes were down do not count.
 */
export const holds: Check = {
  name: 'no hold lasts beyond its time and 60 seconds',
  find: async ({ rows, outages }) => {
    const late = (await rows<Ended>(ended, [HOLD_MINUTES])).filter(({ due, at }) => at > latestEnd(due, outages));
    const left = await rows<{ sentence: string }>(still);
    return [
      ...left.map(({ sentence }) => sentence),
      ...late.map(
        ({ reference, due, at }) => `the hold of booking ${reference} ended ${Math.round((at - due) / 1000)} s late`,
      ),
    ];
  },
};

/** The latest time for a hold to expire: the first full minute without an outage, plus the job's time. */
export const latestEnd = (due: number, outages: readonly Outage[]): number => {
  let minute = Math.ceil(due / MINUTE_MS) * MINUTE_MS;
  while (isMissed(minute, outages)) minute += MINUTE_MS;
  return minute + JOB_MS;
};

const isMissed = (minute: number, outages: readonly Outage[]) =>
  outages.some(({ from, until }) => from <= minute && minute <= until);
