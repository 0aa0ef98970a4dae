import { expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { isReminderDue } from './reminder.ts';

test.each([
  ['a minute too early', '2026-12-04T09:59', '2026-11-20T12:00', false],
  ['24 hours before', '2026-12-04T10:00', '2026-11-20T12:00', true],
  ['a minute before', '2026-12-05T09:59', '2026-11-20T12:00', true],
  ['at the pick-up', '2026-12-05T10:00', '2026-11-20T12:00', false],
  ['booked within these hours', '2026-12-04T18:00', '2026-12-04T15:00', false],
  ['booked just before them', '2026-12-04T18:00', '2026-12-04T09:59', true],
])('%s', (_when, now, createdAt, isDue) => {
  const booking = { pickUpAt: toInstant('2026-12-05T10:00'), createdAt: toInstant(createdAt) };
  expect(isReminderDue(toInstant(now), booking, 24)).toBe(isDue);
});
