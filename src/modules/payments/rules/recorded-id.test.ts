import { expect, test } from 'vitest';
import { endOfRecordedId, recordedId } from './recorded-id.ts';

const one = { id: '0199d2f4-0c51-7b1e-9a3c-5f00aa11bc42', methodType: 'credit_card', day: '2026-11-20' };

test('two payments of one method and one day have ids of their own', () => {
  expect(recordedId(one)).toBe('CREDIT_CARD-20261120-AA11BC42');
  const other = { ...one, id: one.id.replace('bc42', 'bc43') };
  expect(recordedId(other)).not.toBe(recordedId(one));
});

test('a displayed id says which payment it is, however it is typed, and no other text does', () => {
  expect(endOfRecordedId(` ${recordedId(one).toLowerCase()} `)).toBe('aa11bc42');
  for (const other of ['CREDIT_CARD-20261120', 'AA11BC42', 'chrg_test_aa11bc42', 'Till-77', ''])
    expect(endOfRecordedId(other)).toBeNull();
});
