import { expect, test } from 'vitest';
import { eventIdOf, reportedCharge } from './reported-event.ts';

test.each([
  ['a charge', { object: 'charge', id: 'chrg_test_12345' }, 'chrg_test_12345'],
  ['a refund', { object: 'refund', id: 'rfnd_test_12345', charge: 'chrg_test_12345' }, 'chrg_test_12345'],
  ['a customer', { object: 'customer', id: 'cust_test_12345' }, null],
  ['a path', { object: 'charge', id: 'chrg_test_1/../../account' }, null],
  ['a number', { object: 'charge', id: 7 }, null],
  ['nothing', null, null],
  ['a text', 'chrg_test_12345', null],
])('an event about %s', (_what, data, charge) => {
  expect(reportedCharge({ data })).toBe(charge);
});

test('an event has an id of the provider, or none that is remembered', () => {
  expect(eventIdOf({ id: 'evnt_test_12345' })).toBe('evnt_test_12345');
  expect([{ id: 'x' }, { id: 5 }, {}].map(eventIdOf)).toEqual([null, null, null]);
});
