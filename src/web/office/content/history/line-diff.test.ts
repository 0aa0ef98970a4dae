import { expect, test } from 'vitest';
import { aroundChanges, lineDiff } from './line-diff.ts';

const signs = { same: ' ', removed: '-', added: '+' } as const;
const diffOf = (before: string, after: string) =>
  lineDiff(before, after).map(({ kind, text }) => `${signs[kind]}${text}`);

test.each([
  ['a\nb\nc', 'a\nb\nc', [' a', ' b', ' c']],
  ['a\nb\nc', 'a\nx\nc', [' a', '-b', '+x', ' c']],
  ['a\nc', 'a\nb\nc', [' a', '+b', ' c']],
  ['a\nb\nc\nd', 'b\nd\ne', ['-a', ' b', '-c', ' d', '+e']],
  ['', 'a', ['+a']],
  ['a', '', ['-a']],
  ['a\na', 'a', [' a', '-a']],
])('from %j to %j', (before, after, lines) => expect(diffOf(before, after)).toEqual(lines));

test('both texts can be read out of it', () => {
  const [before, after] = ['one\ntwo\nthree\nfour', 'zero\ntwo\nthree and a half\nfour\nfive'];
  const lines = lineDiff(before, after);
  const without = (kind: string) => lines.filter((line) => line.kind !== kind).map(({ text }) => text);
  expect(without('added').join('\n')).toBe(before);
  expect(without('removed').join('\n')).toBe(after);
});

test('what did not change is left out, but for what stands beside a change', () =>
  expect(aroundChanges(lineDiff('1\n2\n3\n4\n5\n6\n7', '1\n2\n3\n4\n5\n6\nx'), 1).map((line) => line?.text)).toEqual([
    undefined,
    '6',
    '7',
    'x',
  ]));
