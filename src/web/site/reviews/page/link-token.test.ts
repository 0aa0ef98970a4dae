import { expect, test } from 'vitest';
import { tokenIn } from './link-token.ts';

test.each([
  ['#access=a_b-C9', 'a_b-C9'],
  ['#access=', ''],
  ['#reviews', ''],
  ['', ''],
])('behind %s the token is %j', (hash, token) => expect(tokenIn(hash)).toBe(token));
