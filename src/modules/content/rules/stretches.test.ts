import { expect, test } from 'vitest';
import { stretchesOf } from './stretches.ts';

test.each([
  ['aaaaabc', ['1-5 a', '6-6 b', '7-7 c']],
  ['aaaaaaa', ['1-7 a']],
  ['abababa', ['1-1 a', '2-2 b', '3-3 a', '4-4 b', '5-5 a', '6-6 b', '7-7 a']],
  ['aabbbcc', ['1-2 a', '3-5 b', '6-7 c']],
  ['', []],
])('the week %s is told as %j', (week, lines) => {
  const days = [...week].map((hours, index) => ({ day: index + 1, hours }));
  expect(stretchesOf(days).map(({ from, until, hours }) => `${from}-${until} ${hours}`)).toEqual(lines);
});
