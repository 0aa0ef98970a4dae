import { expect, test } from 'vitest';
import { conflictsAmong } from './conflicts.ts';

const rental = (id: string, from: string, until: string, stage = 'confirmed') => ({
  id,
  stage,
  from: Date.parse(`2026-11-${from}:00+07:00`),
  until: Date.parse(`2026-11-${until}:00+07:00`),
});
const first = rental('a', '20T10:00', '22T10:00');

test.each([
  ['a pick-up two hours after a return', '22T12:00', []],
  ['a pick-up after an hour and a half', '22T11:30', [{ before: 'a', after: 'b', gapHours: 1.5 }]],
  ['a pick-up at the time of the return', '22T10:00', [{ before: 'a', after: 'b', gapHours: 0 }]],
  ['a pick-up before the return', '22T07:00', [{ before: 'a', after: 'b', gapHours: -3 }]],
  ['a pick-up on another day', '24T10:00', []],
])('%s, where two hours are needed', (_case, from, conflicts) => {
  const second = rental('b', from, '26T10:00');
  expect(conflictsAmong([first, second], 2)).toEqual(conflicts);
  expect(conflictsAmong([second, first], 2)).toEqual(conflicts);
});

test('the interval is that of the settings', () => {
  const second = rental('b', '22T12:00', '26T10:00');
  expect(conflictsAmong([first, second], 2.5)).toMatchObject([{ gapHours: 2 }]);
});

test('what is cancelled takes no vehicle, and one that is back was in time', () => {
  expect(conflictsAmong([{ ...first, stage: 'cancelled' }, rental('b', '22T10:30', '23T10:00')], 2)).toEqual([]);
  expect(conflictsAmong([first, rental('b', '22T10:30', '23T10:00', 'cancelled')], 2)).toEqual([]);
  expect(conflictsAmong([{ ...first, stage: 'completed' }, rental('b', '22T10:30', '23T10:00')], 2)).toEqual([]);
});

test('a long rental is in the way of all that begin before it is back', () => {
  const long = rental('long', '01T10:00', '25T10:00');
  const inside = rental('inside', '05T10:00', '06T10:00');
  expect(conflictsAmong([long, inside, rental('late', '25T11:00', '26T10:00')], 2)).toMatchObject([
    { before: 'long', after: 'inside' },
    { before: 'long', after: 'late', gapHours: 1 },
  ]);
});
