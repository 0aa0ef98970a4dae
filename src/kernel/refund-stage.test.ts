import { expect, test } from 'vitest';
import { refundStageAt } from './refund-stage.ts';

const limits = { fullUntilMs: 1000, halfUntilMs: 2000 };

test.each([
  ['before the limit of the full refund all of it goes back', 999, 'full'],
  ['at that limit half of it', 1000, 'half'],
  ['at the limit of the half refund still half of it', 2000, 'half'],
  ['after that limit nothing', 2001, 'none'],
] as const)('%s', (_sentence, now, stage) => expect(refundStageAt(now, limits)).toBe(stage));
