import { expect, test } from 'vitest';
import { fromBaht } from '#kernel/money.ts';
import { undocumented } from './undocumented.ts';

const payment = (id: string, baht: number) => ({ id, amount: fromBaht(baht) });
const back = (paymentId: string, baht: number) => ({ paymentId, amount: fromBaht(baht) });
const document = (total: number, credited: number, covers: string[]) => ({
  total: fromBaht(total),
  credits: credited ? [{ total: fromBaht(credited), tax: fromBaht(0), untaxed: fromBaht(0) }] : [],
  covers,
});
type Given = Parameters<typeof undocumented>[0];
const idsOf = (given: Partial<Given>) =>
  undocumented({ payments: [], refunds: [], documents: [], retained: fromBaht(0), ...given }).map(({ id }) => id);

test('a payment needs a document until it has one, and none where it goes back whole', () => {
  const payments = [payment('first', 1000), payment('second', 2000), payment('third', 500)];
  const documents = [document(1000, 0, ['first'])];
  const retained = fromBaht(3000);
  expect(idsOf({ payments, documents, refunds: [back('third', 500)], retained })).toEqual(['second']);
});

test('a payment whose document was credited whole needs another where its money was kept', () => {
  const payments = [payment('first', 1000)];
  const documents = [document(1000, 1000, ['first'])];
  expect(idsOf({ payments, documents, retained: fromBaht(1000) })).toEqual(['first']);
  expect(idsOf({ payments, documents, retained: fromBaht(999) })).toEqual([]);
  expect(idsOf({ payments, documents, refunds: [back('first', 400)], retained: fromBaht(600) })).toEqual(['first']);
});

test('money that a new payment’s document will stand for is not counted for one that was credited', () => {
  const payments = [payment('first', 3000), payment('second', 3000)];
  const documents = [document(3000, 3000, ['first'])];
  expect(idsOf({ payments, documents, retained: fromBaht(3000) })).toEqual(['second']);
});
