import { expect, test } from 'vitest';
import { isAlive, isWorthTouching, sessionLifeSeconds } from './session-life.ts';

const seen = Temporal.Instant.from('2026-12-01T03:00:00Z');
const life = { lastSeenAt: seen, expiresAt: seen.add({ hours: 12 }) };

test.each([
  ['a minute before the idle time-out it is alive', { minutes: 59 }, true],
  ['at the idle time-out it has ended', { minutes: 60 }, false],
])('%s', (_rule, idle, alive) => {
  expect(isAlive(life, { now: seen.add(idle), idleMinutes: 60 })).toBe(alive);
});

test('a session that is always in use still ends with its life', () => {
  const busy = { lastSeenAt: life.expiresAt, expiresAt: life.expiresAt };
  expect(isAlive(busy, { now: life.expiresAt, idleMinutes: 60 })).toBe(false);
});

test.each([
  ['ADMIN', 12],
  ['STAFF', 12],
  ['CUSTOMER', 720],
] as const)('a session of a %s lives %i hours at most', (role, hours) => {
  expect(sessionLifeSeconds(role)).toBe(hours * 3600);
});

test('a session is written to at most once a minute', () => {
  expect(isWorthTouching(life, seen.add({ seconds: 59 }))).toBe(false);
  expect(isWorthTouching(life, seen.add({ seconds: 60 }))).toBe(true);
});
