import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tablesIn } from '#test/builders/markdown-tables.ts';
import { isNameOf } from './agreement.ts';

const document = readFileSync(join(import.meta.dirname, '../../../../docs/rules/contracts.md'), 'utf8');
const names = tablesIn(document).find(({ heading }) => heading === 'The name')?.rows ?? [];

test('the document has names', () => expect(names.length).toBeGreaterThan(10));

test.each(names.map((row) => [row['First name'] ?? '', row['Last name'] ?? '', row['Signed as'] ?? '', row['']]))(
  'the agreement of %s %s signed as “%s” is %s',
  (firstName, lastName, signedAs, outcome) =>
    expect(isNameOf(signedAs, { firstName, lastName })).toBe(outcome === 'taken'),
);
