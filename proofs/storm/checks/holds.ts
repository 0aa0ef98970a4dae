import type { Outage } from '../kills/killer.ts';
import { HOLD_MINUTES } from '../load/business.ts';
import type { Check } from './evidence.ts';

const MINUTE_MS = 60_000;
/** What the job itself may take, behind others of the queue. */
const JOB_MS = 10_000;

const still = `
  select 'booking ' || reference || ' has held its vehicle beyond ' || hold_until as sentence
  from booking where status = 'pending' and hold_until < now() - interval '60 seconds'
  union all
  select 'an add-on is held beyond ' || held_until from addon_reservation where held_until < now() - interval '60 seconds'`;

// A hold ends so long after its booking was made; what ended it empties the column that says when.
const ended = `
  select reference, (extract(epoch from created_at + make_interval(mins => $1)) * 1000)::float8 as due,
    (extract(epoch from cancelled_at) * 1000)::float8 as at
  from booking where cancelled_because = 'expired'`;

type Ended = { reference: string; due: number; at: number };

/**
 * An unpaid booking gives its vehicle free within 60 seconds of its hold. The job behind that begins with each minute of
 * the clock; a minute that began while PostgreSQL was down, or every application process, is not counted.
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

/** The first minute at which somebody could end a hold, and what the job may take. */
export const latestEnd = (due: number, outages: readonly Outage[]): number => {
  let minute = Math.ceil(due / MINUTE_MS) * MINUTE_MS;
  while (isMissed(minute, outages)) minute += MINUTE_MS;
  return minute + JOB_MS;
};

const isMissed = (minute: number, outages: readonly Outage[]) =>
  outages.some(({ from, until }) => from <= minute && minute <= until);
