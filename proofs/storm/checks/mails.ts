import type { Outage } from '../kills/killer.ts';
import type { Delivery } from '../world/mail-server.ts';
import type { Check, Evidence } from './evidence.ts';

/**
 * For so long after the mail server's answer the outbox may not have it yet: the sender has to hear it and to write it
 * down in a transaction of its own.
 */
const WRITING_DOWN_MS = 2_000;

type Mail = { id: string; status: string; occasion: string };

const twiceWritten = `
  select 'the outbox has ' || occasion || ' ' || count(*) || ' times' as sentence
  from mail group by occasion having count(*) > 1`;

// Who cancelled, or lost the hold, is told; so is whose money was taken, by this mail or by that, and once who came late.
const untold = `
  select 'booking ' || reference || ' was cancelled by its ' || cancelled_because || ', and no mail says so' as sentence
  from booking
  where status = 'cancelled' and cancelled_because in ('customer', 'staff', 'expired') and not exists (
    select from mail where booking_id = booking.id
      and kind = case cancelled_because when 'expired' then 'booking-expired' else 'booking-cancelled' end
  )
  union all
  select 'booking ' || reference || ' is confirmed, and no mail says so'
  from booking
  where status = 'confirmed' and not exists (
    select from mail where booking_id = booking.id and kind in ('booking-confirmed', 'booking-changed')
  )
  union all
  select 'booking ' || reference || ' came back late for a fee, and ' || told || ' mails say so'
  from booking, lateral (
    select count(*) as told from mail where booking_id = booking.id and kind = 'late-return'
  ) mails
  where status = 'completed' and told <> 1
    and exists (select from jsonb_array_elements(quote -> 'lines') line where line ->> 'kind' = 'late-fee')`;

/**
 * Every mail that was promised went out once. It may have come more than once only where the answer of the mail server
 * was lost: after each arrival but the last, its sender or PostgreSQL was killed before the arrival could be written down.
 */
export const mails: Check = {
  name: 'every promised mail came once',
  find: async (evidence) => {
    const { rows } = evidence;
    const written = await rows<Mail>("select id, status, occasion from mail where channel = 'mail'");
    const sentences = [
      ...(await rows<{ sentence: string }>(twiceWritten)),
      ...(await rows<{ sentence: string }>(untold)),
    ];
    return [
      ...sentences.map(({ sentence }) => sentence),
      ...unsent(written, evidence),
      ...repeated(evidence),
      ...unknown(written, evidence),
    ];
  },
};

const unsent = (written: readonly Mail[], { deliveries }: Evidence): string[] => {
  const came = new Set(deliveries.map(({ message }) => message));
  return written.flatMap(({ id, status, occasion }) => {
    if (status !== 'sent') return [`mail ${occasion} is ${status}`];
    return came.has(id) ? [] : [`mail ${occasion} is sent by the outbox and never came`];
  });
};

const unknown = (written: readonly Mail[], { deliveries }: Evidence): string[] => {
  const writtenIds = new Set(written.map(({ id }) => id));
  return deliveries
    .filter(({ message }) => !writtenIds.has(message.split('.')[0] ?? ''))
    .map(({ message }) => `mail ${message} came and is not in the outbox`);
};

const repeated = ({ deliveries, outages }: Evidence): string[] =>
  cameAgain(deliveries)
    .filter((arrival) => !isAnswerLost(arrival, outages))
    .map(({ message }) => `mail ${message} came again, though nothing kept its arrival from being written down`);

/** The arrivals after which the same mail came once more. */
export const cameAgain = (deliveries: readonly Delivery[]): Delivery[] =>
  Object.values(Object.groupBy(deliveries, ({ message }) => message)).flatMap((arrivals = []) =>
    arrivals.toSorted((a, b) => a.answeredAt - b.answeredAt).slice(0, -1),
  );

/** Whether the sender, or the database, was killed or away in the time that writing the arrival down takes. */
const isAnswerLost = ({ answeredAt, sender }: Delivery, outages: readonly Outage[]): boolean =>
  outages.some(
    ({ victim, from, until }) =>
      (victim === 'PostgreSQL' || victim === sender) && from <= answeredAt + WRITING_DOWN_MS && until >= answeredAt,
  );
