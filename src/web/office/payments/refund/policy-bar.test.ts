import { expect, test } from 'vitest';
import { stageAt } from './policy-bar.tsx';

const policy = { fullUntil: '2026-12-03T10:00:00+07:00', halfUntil: '2026-12-04T10:00:00+07:00' };

test.each([
  ['2026-12-03T09:59:59+07:00', 'full'],
  ['2026-12-03T10:00:00+07:00', 'half'],
  ['2026-12-04T09:59:59+07:00', 'half'],
  ['2026-12-04T10:00:00+07:00', 'nothing'],
])('at %s: %s', (now, stage) => expect(stageAt(policy, Date.parse(now))).toBe(stage));
