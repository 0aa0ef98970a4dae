import { expect, test } from 'vitest';
import { blockIn, piecesOf, unknownNames } from './placeholders.ts';

test.each([
  ['No names here', [{ text: 'No names here' }]],
  ['Call {{contactPhone}} now', [{ text: 'Call ' }, { name: 'contactPhone' }, { text: ' now' }]],
  ['{{ siteName }}', [{ name: 'siteName' }]],
  ['{{a}}{{b}}', [{ name: 'a' }, { name: 'b' }]],
  ['{{}}', [{ name: '' }]],
  ['{ {siteName} }', [{ text: '{ {siteName} }' }]],
  ['', []],
])('%j is read as %j', (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces);
});

test.each([
  ['{{refundTable}}', 'refundTable'],
  [' {{hoursTable}}\n', 'hoursTable'],
  ['See {{refundTable}}', undefined],
  ['{{refundTable}}{{hoursTable}}', undefined],
  ['{{siteName}}', undefined],
  ['refundTable', undefined],
])('a paragraph of %j asks for the block %s', (paragraph, block) => {
  expect(blockIn(paragraph)).toBe(block);
});

test('braces without an end, and much room after them, cost nothing', () => {
  const begun = performance.now();
  expect(piecesOf(`{{${' '.repeat(20_000)}x`)).toHaveLength(1);
  expect(performance.now() - begun).toBeLessThan(500);
});

test('a name that does not exist is told', () => {
  expect(unknownNames('{{siteName}} {{refundTable}} {{sitename}} {{toString}} {{}}')).toEqual([
    'sitename',
    'toString',
    '',
  ]);
});
