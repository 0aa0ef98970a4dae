import { expect, test } from 'vitest';
import { promotionStatus, seasonStatus } from './price-status.ts';

const december = { isActive: true, from: '2026-12-01', until: '2026-12-31' };

test.each([
  ['2026-11-30', true, 'scheduled'],
  ['2026-12-01', true, 'active'],
  ['2026-12-31', true, 'active'],
  ['2027-01-01', true, 'expired'],
  ['2026-12-10', false, 'inactive'],
] as const)('on %s, switched on: %s, a season of December is %s', (today, isActive, status) =>
  expect(seasonStatus({ ...december, isActive }, today)).toBe(status),
);

test.each([
  ['2026-12-10', 9, 10, 'active'],
  ['2026-12-10', 10, 10, 'used-up'],
  ['2026-12-10', 500, null, 'active'],
  ['2026-11-10', 10, 10, 'used-up'],
  ['2027-01-01', 10, 10, 'expired'],
] as const)('on %s a code of December, used %s of %s times, is %s', (today, usedCount, usageLimit, status) =>
  expect(promotionStatus({ ...december, usedCount, usageLimit }, today)).toBe(status),
);

test('what is switched off is inactive before anything else', () =>
  expect(promotionStatus({ ...december, isActive: false, usedCount: 10, usageLimit: 10 }, '2026-12-10')).toBe(
    'inactive',
  ));
