import { expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { outlivesHold } from './card-hold.ts';
import { isOverdue, settledSince } from './security-deposit.ts';

const at = (text: string | null) => (text === null ? null : toInstant(`2026-12-${text}`));

test.each([
  ['before the return it cannot be settled', null, false, null, null],
  ['it can be since the return', '05T10:00', false, null, '05T10:00'],
  ['not while a claim waits', '05T10:00', true, null, null],
  ['not while one waits of several', '05T10:00', true, '06T12:00', null],
  ['it can be since the last claim was settled', '05T10:00', false, '07T12:00', '07T12:00'],
  ['a claim of before a return that was recorded anew counts no more', '05T10:00', false, '04T12:00', '05T10:00'],
])('%s', (_what, overAt, isWaiting, settled, since) => {
  const answer = settledSince({ overAt: at(overAt), isWaiting, lastSettled: at(settled) });
  expect(answer?.toString()).toBe(at(since)?.toString());
});

test.each([
  ['06T09:59', false],
  ['06T10:00', true],
])('one that can be settled since the 5th, 10:00, is overdue on %s: %s', (now, overdue) =>
  expect(isOverdue(toInstant('2026-12-05T10:00'), toInstant(`2026-12-${now}`))).toBe(overdue),
);

test.each([
  ['the rental ends days before', '05T10:00', false],
  ['it ends a day and a minute before', '09T09:59', false],
  ['it ends a day before, when the hold is renewed', '09T10:00', true],
  ['it ends later', '20T10:00', true],
  ['it is over', null, false],
])('a hold that ends on the 10th, 10:00, is renewed where %s: %s %s', (_what, backAt, renewed) =>
  expect(outlivesHold(at(backAt), toInstant('2026-12-10T10:00'))).toBe(renewed),
);
