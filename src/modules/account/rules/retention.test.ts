import { expect, test } from 'vitest';
import { toBangkokText, toInstant } from '#kernel/bangkok-time.ts';
import { contactBefore, invoicesBefore, mailContentsBefore, partingMailBefore, unpaidBefore } from './retention.ts';

test.each([
  ['unpaid bookings', unpaidBefore, '2026-11-20T03:00', '2026-10-21T03:00:00+07:00'],
  ['contact data', contactBefore, '2026-11-20T03:00', '2025-11-20T03:00:00+07:00'],
  ['contact data after a leap day', contactBefore, '2028-02-29T03:00', '2027-02-28T03:00:00+07:00'],
  ['invoices, early in the year', invoicesBefore, '2032-01-01T00:00', '2027-01-01T00:00:00+07:00'],
  ['invoices, the last minute of the year', invoicesBefore, '2031-12-31T23:59', '2026-01-01T00:00:00+07:00'],
  ['contents of mails', mailContentsBefore, '2026-11-20T03:00', '2025-11-20T03:00:00+07:00'],
  ['the last mail', partingMailBefore, '2026-11-20T03:00', '2026-10-21T03:00:00+07:00'],
])('%s', (_what, rule, now, before) => {
  expect(toBangkokText(rule(toInstant(now)))).toBe(before);
});
