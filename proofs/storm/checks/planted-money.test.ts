import { expect, test } from 'vitest';
import { acknowledgedRecords } from './acknowledged.ts';
import { businessAfter } from './business-after.ts';
import { invoices } from './invoices.ts';
import { ledger } from './ledger.ts';
import { nothingOpen } from './nothing-open.ts';

const { planted } = businessAfter();

test('a payment that the ledger lost is found, and one that the provider never took', async () => {
  const lost = await planted(ledger.find, [
    'alter table issued_document drop constraint issued_document_payment_id_fkey',
    'delete from refund',
    "delete from ledger_entry where kind = 'refund'",
    "delete from ledger_entry where kind = 'payment'",
  ]);
  expect(lost).toEqual([
    expect.stringContaining('its ledger 0 and 0'),
    expect.stringMatching(/^charge chrg_\w+ over 535000 is not in the ledger once/),
    expect.stringMatching(/^refund rfnd_\w+ over 200000 is not in the ledger once/),
    expect.stringContaining('in all the ledger holds 0 satang, and the provider 335000'),
  ]);
  const invented = await planted(ledger.find, [], () => ({ provider: { charges: [], refunds: [] } }));
  expect(invented).toContainEqual(expect.stringContaining('is no charge of the provider'));
});

test('a refund that the provider made twice is found', async () => {
  const sentences = await planted(ledger.find, [], ({ provider }) => ({
    provider: { ...provider, refunds: provider.refunds.flatMap((one) => [one, { ...one, id: `${one.id}x` }]) },
  }));
  expect(sentences).toContainEqual(expect.stringContaining('was made twice at the provider'));
});

test('every kind of acknowledged record that is not there is found', async () => {
  const id = '01a206be-0000-7000-8000-000000000000';
  const lost = [
    { what: 'booking', bookingId: id, version: 1 } as const,
    { what: 'changed', bookingId: id, version: 2 } as const,
    { what: 'cancelled', bookingId: id } as const,
    { what: 'picked-up', bookingId: id } as const,
    { what: 'returned', bookingId: id } as const,
    { what: 'payment', bookingId: id, chargeId: 'chrg_none', satang: 1 } as const,
    { what: 'money-written-down', bookingId: id, entryId: id } as const,
    { what: 'refund', refundId: id, satang: 1 } as const,
    { what: 'transfer', taskId: id } as const,
    { what: 'document', documentId: id, number: '2026-11-1000' } as const,
    { what: 'block', blockId: id } as const,
    { what: 'held', holdId: id } as const,
    { what: 'deposit-left', depositId: id, satang: 1 } as const,
    { what: 'deposit-ended', depositId: id, satang: 1 } as const,
    { what: 'claim', claimId: id, satang: 1 } as const,
    { what: 'claim-disputed', claimId: id, satang: 1 } as const,
    { what: 'claim-settled', claimId: id, satang: 1 } as const,
  ];
  const sentences = await planted(acknowledgedRecords.find, [], ({ journal }) => ({
    journal: { ...journal, acknowledged: lost },
  }));
  expect(sentences).toHaveLength(lost.length);
});

test('a booking that lost a change is found, and a block that is there again', async () => {
  const blockId = '01a206be-0000-7000-8000-000000000000';
  const again = `insert into maintenance_block (id, vehicle_id, from_at, until_at, reason, created_at)
    select '${blockId}', id, now(), now() + interval '1 hour', 'Tyres', now() from vehicle limit 1`;
  const sentences = await planted(acknowledgedRecords.find, [again], ({ journal }) => ({
    journal: {
      ...journal,
      acknowledged: [
        ...journal.acknowledged.map((one) => (one.what === 'booking' ? { ...one, version: 99 } : one)),
        { what: 'unblock', blockId },
      ],
    },
  }));
  expect(sentences).toEqual([expect.stringContaining('version 99'), expect.stringContaining('the end of block')]);
});

test('a number that was skipped in a series is found, and one that is beyond it', async () => {
  const skipped = await planted(invoices.find, ['update document_series set last_serial = last_serial + 1']);
  expect(skipped).toEqual([expect.stringMatching(/^abbreviated-tax-invoice \d{4}-\d{2}-1001 is missing$/)]);
  const beyond = await planted(invoices.find, [
    'alter table issued_document disable trigger all',
    "update issued_document set number = replace(number, '-1000', '-1002')",
  ]);
  expect(beyond).toEqual([
    expect.stringMatching(/-1000 is missing$/),
    expect.stringMatching(/-1001 is missing$/),
    expect.stringContaining('is beyond its series'),
  ]);
});

test('an attempt, a refund and a job that were left open are found', async () => {
  const sentences = await planted(nothingOpen.find, [
    "update payment_attempt set status = 'sending'",
    "update refund set status = 'sent'",
    'update booking set is_paying = true',
    "select graphile_worker.add_job('send-mail', max_attempts := 1)",
    "update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'No' where max_attempts = 1",
  ]);
  const [attempt, refund, ...others] = sentences;
  expect(attempt).toContain('is sending');
  expect(refund).toContain('is sent');
  expect(others.slice(0, -1)).toEqual(others.slice(0, -1).map(() => expect.stringContaining('is being paid')));
  expect(others.at(-1)).toContain('job send-mail was given up: No');
});
