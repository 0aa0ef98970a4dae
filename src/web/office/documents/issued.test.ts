import { expect, test } from 'vitest';
import { validDocument } from './issued.ts';

const document = (more: object = {}) => ({ total: 100, creditedAmount: 0, credits: null, replacedBy: null, ...more });
const other = { id: 'other', number: '2026-11-1000' };

test('the newest document of a payment stands, and no credit does', () => {
  const newest = document();
  expect(validDocument([document({ credits: other }), newest, document()])).toBe(newest);
});

test('a document stands until all of it is credited, or another is issued in its place', () => {
  expect(validDocument([document({ creditedAmount: 99.99 })])).toBeDefined();
  expect(validDocument([document({ creditedAmount: 100 }), document({ replacedBy: other })])).toBeUndefined();
});
