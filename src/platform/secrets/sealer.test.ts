import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealerOf } from './sealer.ts';

const key = () => randomBytes(32).toString('base64');
const [old, today] = [key(), key()];
const { seal, open } = sealerOf(today);

test('what was sealed is read again, and cannot be read without opening it', () => {
  const sealed = seal('กุญแจ JBSWY3DP', 'two-factor of 1');
  expect(open(sealed, 'two-factor of 1')).toBe('กุญแจ JBSWY3DP');
  expect(sealed.toString('latin1')).not.toContain('JBSWY3DP');
});

test('the same text sealed twice does not look the same', () => {
  expect(seal('text', 'a').equals(seal('text', 'a'))).toBe(false);
});

test('what belongs to one person cannot be opened as that of another', () => {
  expect(() => open(seal('text', 'two-factor of 1'), 'two-factor of 2')).toThrow();
});

test.each([0, 5, 18, 34])('a change of byte %i is noticed', (index) => {
  const sealed = seal('some text', 'a');
  sealed[index] = (sealed[index] ?? 0) ^ 1;
  expect(() => open(sealed, 'a')).toThrow();
});

test('a previous key still opens what it sealed; new things are sealed with the key of today', () => {
  const before = sealerOf(old).seal('text', 'a');
  const now = sealerOf(today, [old]);
  expect(now.open(before, 'a')).toBe('text');
  expect([now.isCurrent(before), now.isCurrent(now.seal('text', 'a'))]).toEqual([false, true]);
  expect(() => open(before, 'a')).toThrow('SECRETS_KEY_PREVIOUS');
});

test('a key of another length is refused', () => {
  expect(() => sealerOf(randomBytes(16).toString('base64'))).toThrow('32 bytes');
});

test('a digest is the same for the same text, another for another subject or key, and does not show the text', () => {
  const { digest } = sealerOf(today);
  const of = digest('nok@example.com', 'e-mail');
  expect(of.equals(sealerOf(today, [old]).digest('nok@example.com', 'e-mail'))).toBe(true);
  for (const other of [digest('nok@example.com', 'card'), sealerOf(old).digest('nok@example.com', 'e-mail')])
    expect(of.equals(other)).toBe(false);
  expect([of.length, of.includes('nok')]).toEqual([32, false]);
});
