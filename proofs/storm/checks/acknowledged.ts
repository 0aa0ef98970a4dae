import type { Acknowledged } from '../load/journal.ts';
import type { Check } from './evidence.ts';

type What = Acknowledged['what'];

// A booking must have the acknowledged version, or a later one.
const versions = `
  select 'version ' || said.version || ' of booking ' || said."bookingId" from said
  left join booking on booking.id = said."bookingId"::uuid and booking.version >= said.version
  where booking.id is null`;

// For each kind of record, a query for the missing ones among the acknowledged, passed as JSON.
const missing: Readonly<Record<What, string>> = {
  booking: versions,
  changed: versions,
  signed: `
    select 'agreement ' || said.version || ' of booking ' || said."bookingId" from said
    left join rental_agreement agreement on agreement.booking_id = said."bookingId"::uuid and agreement.version = said.version
    left join agreement_evidence evidence
      on evidence.booking_id = agreement.booking_id and evidence.version = agreement.version
    where evidence.number is null`,
  cancelled: `
    select 'the end of booking ' || said."bookingId" from said
    left join booking on booking.id = said."bookingId"::uuid and booking.status = 'cancelled' where booking.id is null`,
  'picked-up': `
    select 'the pick-up of booking ' || said."bookingId" from said
    left join hand_over on booking_id = said."bookingId"::uuid and kind = 'pick-up' where hand_over.id is null`,
  returned: `
    select 'the return of booking ' || said."bookingId" from said
    left join hand_over on booking_id = said."bookingId"::uuid and kind = 'return' where hand_over.id is null`,
  payment: `
    select 'the payment with charge ' || said."chargeId" from said
    left join payment_attempt attempt on attempt.charge_id = said."chargeId" and attempt.status = 'successful'
    left join ledger_entry entry on entry.attempt_id = attempt.id and entry.kind = 'payment'
      and entry.amount_satang = said.satang
    where entry.id is null`,
  'money-written-down': `
    select 'the money written down as ' || said."entryId" from said
    left join ledger_entry entry on entry.id = said."entryId"::uuid where entry.id is null`,
  refund: `
    select 'refund ' || said."refundId" from said
    left join refund on refund.id = said."refundId"::uuid and refund.amount_satang = said.satang where refund.id is null`,
  transfer: `
    select 'transfer ' || said."taskId" from said
    left join transfer_task task on task.id = said."taskId"::uuid and task.status = 'done' where task.id is null`,
  document: `
    select 'document ' || said.number from said
    left join issued_document document on document.id = said."documentId"::uuid and document.number = said.number
    where document.id is null`,
  block: `
    select 'block ' || said."blockId" from said
    left join maintenance_block block on block.id = said."blockId"::uuid where block.id is null`,
  unblock: `
    select 'the end of block ' || said."blockId" from said
    join maintenance_block block on block.id = said."blockId"::uuid`,
  held: `
    select 'the hold ' || said."holdId" from said
    left join card_hold on card_hold.id = said."holdId"::uuid and deposit_id is not null where card_hold.id is null`,
  'deposit-left': `
    select 'the deposit ' || said."depositId" from said
    left join security_deposit left_one on left_one.id = said."depositId"::uuid and amount_satang = said.satang
    where left_one.id is null`,
  'deposit-ended': `
    select 'the end of deposit ' || said."depositId" from said
    left join security_deposit ended on ended.id = said."depositId"::uuid and kept_satang = said.satang
    where ended.id is null`,
  claim: `
    select 'claim ' || said."claimId" from said
    left join claim on claim.id = said."claimId"::uuid and amount_satang = said.satang where claim.id is null`,
  'claim-disputed': `
    select 'the answer to claim ' || said."claimId" from said
    left join claim on claim.id = said."claimId"::uuid and amount_satang = said.satang
      and status in ('disputed', 'upheld', 'withdrawn') and answered_at is not null
    where claim.id is null`,
  'claim-settled': `
    select 'the end of claim ' || said."claimId" from said
    left join claim on claim.id = said."claimId"::uuid and charged_satang = said.satang where claim.id is null`,
};

const shape = `
  "bookingId" text, version int, "chargeId" text, satang bigint, "entryId" text, "refundId" text, "taskId" text,
  "documentId" text, number text, "blockId" text, "holdId" text, "depositId" text, "claimId" text`;

/** Nothing acknowledged to a client is lost. */
export const acknowledgedRecords: Check = {
  name: 'every acknowledged record exists',
  find: async ({ rows, journal: { acknowledged } }) => {
    const given = acknowledged.flatMap((one) => (one.what === 'unblock' ? [one.blockId] : []));
    // A maintenance block that may have been deleted is not checked.
    const isLookedFor = (one: Acknowledged) => one.what !== 'block' || !given.includes(one.blockId);
    const sentences: string[] = [];
    for (const [what, query] of Object.entries(missing)) {
      const ofKind = acknowledged.filter((one) => one.what === what && isLookedFor(one));
      const lost = await rows<{ name: string }>(
        `with said as (select * from jsonb_to_recordset($1) as said(${shape})) select name from (${query}) lost(name)`,
        [JSON.stringify(ofKind)],
      );
      sentences.push(...lost.map(({ name }) => `${name} was acknowledged and is not there`));
    }
    return sentences;
  },
};
