import { expect, test } from 'vitest';
import { keyIn, pastedKey } from './key-in-link.ts';

test.each([
  ['#access=a_b-C9', 'a_b-C9'],
  ['#token=a_b-C9', 'a_b-C9'],
  ['https://saphan.example/verify-email?lang=en#token=a_b-C9', 'a_b-C9'],
  ['https://saphan.example/verify-email?token=a_b-C9&lang=en', 'a_b-C9'],
  ['#access=', ''],
  ['#reviews', ''],
  ['', ''],
])('of %s the key is %j', (link, key) => expect(keyIn(link)).toBe(key));

test('a key that no mail has is cut', () => {
  expect(keyIn(`#token=${'a'.repeat(500)}`)).toHaveLength(100);
  expect(pastedKey('a'.repeat(500))).toHaveLength(100);
});

test.each([' a_b-C9 ', 'https://saphan.example/our-story/preview#token=a_b-C9 '])(
  'whoever pastes %j pastes the key',
  (text) => expect(pastedKey(text)).toBe('a_b-C9'),
);
