import { expect, test } from 'vitest';
import { graceUntil } from './late.tsx';

test('the grace is counted from the agreed return', () => {
  expect(graceUntil('2026-11-20T10:00:00+07:00', 29)).toBe('2026-11-20T03:29:00.000Z');
});
