import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ClaimKind } from '#kernel/claim-kinds.ts';
import type { DamageKind, DamageSize } from '#kernel/damage.ts';
import { fromBaht, toBaht } from '#kernel/money.ts';
import { type Row, tablesIn } from '#test/builders/markdown-tables.ts';
import type { ClaimPrice, PricedThing } from './claim-price.ts';
import { missingFuel, proposalFor } from './proposal.ts';

const file = join(import.meta.dirname, '../../../../docs/rules/damage.md');
const tables = tablesIn(readFileSync(file, 'utf8'));
const rowsOf = (title: string) => tables.find(({ heading }) => heading === title)?.rows ?? [];
const amount = (text = '') => fromBaht(Number(text.replaceAll(',', '')));

const thingOf = ({ Kind, Of = '' }: Row): PricedThing => {
  const isDamage = Kind === 'damage';
  const [kind, size] = Of.split(', ');
  return {
    kind: Kind as ClaimKind,
    damageKind: isDamage ? (kind as DamageKind) : null,
    damageSize: isDamage ? (size as DamageSize) : null,
    item: Kind === 'lost' ? Of : null,
  };
};

const list = rowsOf('Price list').map(
  (row): ClaimPrice => ({
    ...thingOf(row),
    categoryId: row.Category || null,
    amount: amount(row.Amount),
    isTaxed: row.Tax === 'yes',
  }),
);
const examples = rowsOf('Proposals');

test('the document has a list and examples', () => {
  expect(list).toHaveLength(8);
  expect(examples).toHaveLength(17);
});

const titled = examples.map((row) => [Object.values(row).filter(Boolean).join(', '), row] as const);

test.each(titled)('proposes: %s', (_title, row) => {
  const proposed = proposalFor(list, thingOf(row), {
    categoryId: row.Category ?? '',
    missingFuel: row['Missing fuel'] ? Number(row['Missing fuel']) : null,
    excess: row.Excess ? amount(row.Excess) : null,
    claimed: amount(row.Claimed),
  });
  expect({ ...proposed, amount: proposed.amount === null ? null : toBaht(proposed.amount) }).toEqual({
    amount: row.Proposed ? toBaht(amount(row.Proposed)) : null,
    isTaxed: row.Tax === 'yes',
    units: row.Kind === 'fuel' && row['Missing fuel'] ? Number(row['Missing fuel']) : 1,
    limit: row.Because || null,
  });
});

test('of what the customer answers for whole nothing is held back, whatever was claimed', () => {
  const thing = { kind: 'damage', damageKind: 'dent', damageSize: 'large', item: null } as const;
  const rental = { categoryId: 'economy', missingFuel: null, excess: null, claimed: fromBaht(99_000) };
  expect(proposalFor(list, thing, rental)).toMatchObject({ amount: fromBaht(12_000), limit: null });
});

test.each([
  [8, 4, 4],
  [4, 8, 0],
  [8, null, null],
])('out with %s eighths and back with %s, %s are missing', (out, back, missing) => {
  const readings = [
    { kind: 'pick-up', fuel: out },
    { kind: 'return', fuel: back },
  ] as const;
  expect(missingFuel(readings)).toBe(missing);
});

test('without a pick-up nobody knows what is missing', () => expect(missingFuel([])).toBeNull());
