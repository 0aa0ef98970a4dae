import { expect, test } from 'vitest';
import { refundStage } from './refund-stage.ts';

const booking = { fullRefundUntil: '2026-12-03T10:00:00+07:00', halfRefundUntil: '2026-12-04T10:00:00+07:00' };

test.each([
  ['while the full refund is ahead', '2026-12-03T02:59:59Z', 'full'],
  ['from its end on', '2026-12-03T03:00:00Z', 'half'],
  ['at the very end of the half refund', '2026-12-04T03:00:00Z', 'half'],
  ['after the half refund', '2026-12-04T03:00:00.001Z', 'none'],
])('%s the words are those of that stage', (_when, now, stage) => {
  expect(refundStage(booking, Date.parse(now))).toBe(stage);
});
