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

// If each space started a new search, this would run far beyond the test's timeout.
test('braces without an end, and much room after them, are read once', () => {
  expect(piecesOf(`{{${' '.repeat(200_000)}x`)).toHaveLength(1);
});

test('a name that does not exist is told', () => {
  expect(unknownNames('{{siteName}} {{refundTable}} {{sitename}} {{toString}} {{}}')).toEqual([
    'sitename',
    'toString',
    '',
  ]);
});
