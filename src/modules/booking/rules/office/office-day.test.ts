import { expect, test } from 'vitest';
import { toBangkokText, toInstant } from '#kernel/bangkok-time.ts';
import { officeDay } from './office-day.ts';

test.each([
  ['2026-11-20T23:30', '2026-11-20T00:00', '2026-11-21T00:00', '2026-11-20T22:30'],
  ['2026-11-21T00:30', '2026-11-21T00:00', '2026-11-22T00:00', '2026-11-20T23:30'],
])('at %s in Bangkok it is the day from %s to %s, and late is what was due before %s', (now, from, until, late) => {
  const day = officeDay(toInstant(now), 60);
  const bounds = [day.from, day.until, day.lateBefore].map((moment) => toBangkokText(moment).slice(0, 16));
  expect(bounds).toEqual([from, until, late]);
});
