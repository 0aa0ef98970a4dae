import { expect, test } from 'vitest';
import { tokenIn, withoutToken } from './hidden-token.ts';

test.each([
  ['?token=secret', '/verify-email'],
  ['?token=secret&lang=th', '/verify-email?lang=th'],
  ['?lang=en&token=secret&invited=1', '/verify-email?lang=en&invited=1'],
  ['', '/verify-email'],
])('of %s the address keeps all but the token', (search, shown) => {
  expect(withoutToken('/verify-email', search)).toBe(shown);
});

test('a token that no mail has is cut', () => {
  expect(tokenIn(new URL(`https://saphan.example/verify-email?token=${'a'.repeat(500)}`))).toHaveLength(100);
  expect(tokenIn(new URL('https://saphan.example/verify-email'))).toBe('');
});
