import { expect, test } from 'vitest';
import { lockedUntil, secondsUntil } from './lock-out.ts';

const now = Temporal.Instant.from('2026-12-01T03:00:00Z');
const attempt = { email: 'nok@example.com', address: '203.0.113.9' };
const failures = (minutes: number[], of: Partial<typeof attempt> = {}) =>
  minutes.map((ago) => ({ ...attempt, ...of, at: now.subtract({ minutes: ago }) }));
const many = (count: number, ago: number) => new Array<number>(count).fill(ago);

type Of = ReturnType<typeof failures>;
const lock = (all: Of, isKnownAddress = false) =>
  lockedUntil({ attempt, failures: all, isKnownAddress, mostFailures: 3, now })?.toString();

test.each([
  ['nothing failed: open', [], undefined],
  ['one failure short of the limit: open', [1, 2], undefined],
  ['at the limit: locked until the oldest is 15 minutes old', [1, 2, 10], '2026-12-01T03:05:00Z'],
  ['the order of the failures is of no matter', [10, 1, 2], '2026-12-01T03:05:00Z'],
  ['failures of 15 minutes ago no longer count', [1, 2, 15], undefined],
  ['above the limit the latest ones decide', [1, 2, 3, 14], '2026-12-01T03:12:00Z'],
])('one e-mail from one address: %s', (_rule, minutes, until) => {
  expect(lock(failures(minutes))).toBe(until);
});

const elsewhere = { email: 'other@example.com' };

test.each([
  ['one failure short of ten times the limit: open', many(29, 5), undefined],
  ['at ten times the limit: locked for 15 minutes', many(30, 5), '2026-12-01T03:10:00Z'],
  ['failures of 15 minutes ago no longer count', [...many(29, 5), 15], undefined],
])('one address with many e-mails: %s', (_rule, minutes, until) => {
  expect(lock(failures(minutes, elsewhere))).toBe(until);
  expect(lock(failures(minutes, elsewhere), true)).toBe(until);
});

const fromElsewhere = { address: '198.51.100.4' };

test.each([
  ['one failure short of five times the limit: open', many(14, 50), undefined],
  ['at five times the limit: locked until the oldest is an hour old', many(15, 50), '2026-12-01T03:10:00Z'],
  ['failures of an hour ago no longer count', [...many(14, 50), 60], undefined],
])('one e-mail from many addresses: %s', (_rule, minutes, until) => {
  expect(lock(failures(minutes, fromElsewhere))).toBe(until);
  expect(lock(failures(minutes, fromElsewhere), true)).toBeUndefined();
});

test('of several locks the longest counts', () => {
  expect(lock([...failures(many(15, 50), fromElsewhere), ...failures([1, 1, 1])])).toBe('2026-12-01T03:14:00Z');
  expect(lock([...failures(many(15, 20), fromElsewhere), ...failures([1, 1, 1])])).toBe('2026-12-01T03:40:00Z');
});

test('the wait is told in whole seconds, never as nothing', () => {
  expect(secondsUntil(now, now.add({ milliseconds: 1200 }))).toBe(2);
  expect(secondsUntil(now, now)).toBe(1);
});
