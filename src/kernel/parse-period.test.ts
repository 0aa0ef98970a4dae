import { expect, test } from 'vitest';
import { messagesOf } from '#test/messages-of.ts';
import { parsePeriod } from './parse-period.ts';
import { Problem } from './problem.ts';

const fieldsOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof Problem) return messagesOf(error.fields);
  }
  return {};
};

test('a search without dates asks for no period', () => {
  expect(parsePeriod(undefined, undefined)).toBeNull();
});

test.each([
  ['one end alone', undefined, '2026-12-03', { startDate: 'Pickup date is required' }],
  ['the other end alone', '2026-12-03', undefined, { endDate: 'Return date is required' }],
  ['an empty period', '2026-12-03T10:00', '2026-12-03T10:00', { endDate: 'Return date must be after pickup date' }],
  ['a return before the pick-up', '2026-12-03', '2026-12-02', { endDate: 'Return date must be after pickup date' }],
])('%s is refused at its field', (_what, start, end, fields) => {
  expect(fieldsOf(() => parsePeriod(start, end))).toEqual(fields);
});
