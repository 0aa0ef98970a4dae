import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { sealerOf } from '#platform/secrets/sealer.ts';
import { emailCode, isEmailCode } from './email-code.ts';

const sealer = sealerOf(randomBytes(32).toString('base64'));
const at = (time: string, email = 'hannah@example.com') => ({ email, now: toInstant(`2026-11-20T${time}`) });
const code = emailCode(sealer, at('12:10'));

test('a code has eight characters that cannot be mistaken for each other', () => {
  expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
});

test('it is read as people type it, by its own address alone', () => {
  const typed = ` ${code.slice(0, 4)}-${code.slice(4).toLowerCase()} `;
  expect(isEmailCode(sealer, at('12:10', 'Hannah@Example.com'), typed)).toBe(true);
  expect(isEmailCode(sealer, at('12:10', 'other@example.com'), typed)).toBe(false);
  expect(isEmailCode(sealer, at('12:10'), '')).toBe(false);
});

test.each([
  ['12:00', true],
  ['12:59', true],
  ['13:00', false],
  ['11:59', false],
])('asked for at 12:10, at %s it holds: %s', (time, holds) => {
  expect(isEmailCode(sealer, at(time), code)).toBe(holds);
});

test('the key of another business makes another code', () => {
  expect(isEmailCode(sealerOf(randomBytes(32).toString('base64')), at('12:10'), code)).toBe(false);
});
