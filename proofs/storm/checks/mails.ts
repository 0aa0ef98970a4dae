import type { Outage } from '../kills/killer.ts';
import type { Delivery } from '../world/mail-server.ts';
import type { Check, Evidence } from './evidence.ts';

/**
 * The delay between the mail server's response and its record in the outbox: the sender has to receive the response and
 * commit a transaction.
 */
const WRITING_DOWN_MS = 2_000;

type Mail = { id: string; status: string; occasion: string };

const twiceWritten = `
  select 'the outbox has ' || occasion || ' ' || count(*) || ' times' as sentence
  from mail group by occasion having count(*) > 1`;

// A cancellation or an expired hold is notified; so is a payment, by either of two e-mails, and once if it came too
// late.
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

// An hourly limit holds back what is too much for one address: the strictest is five (modules/notices/rules).
const heldBackTooEarly = `
  select 'mail ' || occasion || ' was held back, though few had gone to its address' as sentence
  from mail held
  where channel = 'mail' and status = 'capped' and 5 > (
    select count(*) from mail
    where mailbox_of(mail.to_address) = mailbox_of(held.to_address) and mail.status <> 'capped'
      and mail.created_at between held.created_at - interval '1 hour' and held.created_at
  )`;

/**
 * Every promised e-mail was sent once, or held back by an hourly limit that was reached. Duplicates are allowed only
 * where the mail server's response was lost: after each arrival but the last, the sender or PostgreSQL was killed before
 * the arrival was recorded.
 */
export const mails: Check = {
  name: 'every promised mail came once',
  find: async (evidence) => {
    const { rows } = evidence;
    const written = await rows<Mail>("select id, status, occasion from mail where channel = 'mail'");
    const sentences = [
      ...(await rows<{ sentence: string }>(twiceWritten)),
      ...(await rows<{ sentence: string }>(untold)),
      ...(await rows<{ sentence: string }>(heldBackTooEarly)),
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
    if (status === 'capped') return [];
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

/** The arrivals that were followed by a duplicate. */
export const cameAgain = (deliveries: readonly Delivery[]): Delivery[] =>
  Object.values(Object.groupBy(deliveries, ({ message }) => message)).flatMap((arrivals = []) =>
    arrivals.toSorted((a, b) => a.answeredAt - b.answeredAt).slice(0, -1),
  );

/** Whether the sender or PostgreSQL was down while the arrival had to be recorded. */
const isAnswerLost = ({ answeredAt, sender }: Delivery, outages: readonly Outage[]): boolean =>
  outages.some(
    ({ victim, from, until }) =>
      (victim === 'PostgreSQL' || victim === sender) && from <= answeredAt + WRITING_DOWN_MS && until >= answeredAt,
  );
