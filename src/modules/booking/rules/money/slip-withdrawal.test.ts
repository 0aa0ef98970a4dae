import { expect, test } from 'vitest';
import { satang, zeroSatang } from '#kernel/money.ts';
import { withdrawalBlocker } from './slip-withdrawal.ts';

const at = (time: string) => Temporal.Instant.from(`2026-11-20T${time}:00Z`);
const slip = { owed: satang(535_000), sentAt: at('05:00'), recordedAt: [], isOwn: true };

test.each([
  ['a slip whose transfer is awaited can be taken back', {}, null],
  ['none once everything is paid', { owed: zeroSatang }, 'nothing-to-send'],
  ['none after staff recorded a transfer', { recordedAt: [at('05:01')] }, 'recorded'],
  ['none at the moment of the recording', { recordedAt: [at('05:00')] }, 'recorded'],
  ['a slip of a second transfer can, after the first was recorded', { recordedAt: [at('04:59')] }, null],
  ['none that somebody else attached', { isOwn: false }, 'of-others'],
])('%s', (_what, facts, blocker) => {
  expect(withdrawalBlocker({ ...slip, ...facts })).toBe(blocker);
});
