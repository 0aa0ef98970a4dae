import { expect, test } from 'vitest';
import { stagesAllowed, statusChange } from './status-change.ts';

const may = { confirm: false, pickUp: false, return: false, cancel: false, move: true, archive: false, force: [] };

test.each([
  ['pending', { ...may, confirm: true, cancel: true }, ['confirmed', 'cancelled']],
  ['confirmed', { ...may, return: true, cancel: true }, ['completed', 'cancelled']],
  ['over', may, []],
])('a booking that is %s offers what may be', (_, allowed, stages) =>
  expect(stagesAllowed({ may: allowed })).toEqual(stages),
);

test.each([
  ['nothing', { status: '', reason: 'x' }, null],
  ['confirmed', { status: 'confirmed', reason: '' }, { status: 'confirmed', version: 3 }],
  ['cancelled', { status: 'cancelled', reason: ' ' }, { status: 'cancelled', version: 3, refundAmount: 500 }],
  ['completed', { status: 'completed', reason: '' }, { status: 'completed', version: 3, withoutPickUp: true }],
  [
    'a stage that is forced',
    { status: 'force:cancelled', reason: ' Twice ' },
    { status: 'cancelled', version: 3, reason: 'Twice', force: true },
  ],
])('%s is sent with what belongs to it', (_, chosen, body) =>
  expect(statusChange(chosen, { version: 3, stage: 'confirmed' }, 500)).toEqual(body),
);
