import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testCards } from './sandbox-cards.tsx';

const readme = readFileSync(new URL('../../../../../../README.md', import.meta.url), 'utf8');
const table = readme.slice(readme.indexOf('| Number | What happens |')).split('\n\n')[0] ?? '';
const rows = table.split('\n').slice(2);

test('the README and the payment step name the same test cards, in one table', () => {
  const numbers = rows
    .map((row) => row.split('|')[1]?.replace(/\D/g, ''))
    .filter((digits) => digits && digits.length > 12);
  expect(numbers).toEqual(testCards.map(([number]) => number));
  expect(rows.at(-1)).toContain('3-D Secure');
});
