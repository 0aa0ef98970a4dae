import { expect, test } from 'vitest';
import { lateBy } from './late-by.ts';

const due = '2026-11-20T10:00:00+07:00';

test.each([
  ['2026-11-20T10:42:00+07:00', { days: 0, hours: 0, minutes: 42 }],
  ['2026-11-20T10:29:02+07:00', { days: 0, hours: 0, minutes: 30 }],
  ['2026-11-20T12:05:00+07:00', { days: 0, hours: 2, minutes: 5 }],
  ['2026-11-22T10:01:00+07:00', { days: 2, hours: 48, minutes: 1 }],
  ['2026-11-20T09:00:00+07:00', { days: 0, hours: 0, minutes: 0 }],
])('what was due at ten is late at %s', (now, late) => {
  expect(lateBy(due, Date.parse(now))).toEqual(late);
});
