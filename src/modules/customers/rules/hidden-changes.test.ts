import { expect, test } from 'vitest';
import { hiddenChanges } from './hidden-changes.ts';

test('what differs is named, and neither what it was nor what it is', () => {
  const before = { firstName: 'Hannah', phone: '+66 81 555 0199', nationality: null, city: 'Bangkok' };
  const after = { firstName: 'Hannah', phone: '+66 2 000 0000', nationality: 'Swedish', city: null };
  expect(hiddenChanges(before, after)).toEqual({
    before: { phone: '•••', nationality: null, city: '•••' },
    after: { phone: '•••••', nationality: '•••••', city: null },
  });
});

test('nothing known in other words is no change', () => {
  expect(hiddenChanges({ nationality: null }, { nationality: '' })).toEqual({ before: {}, after: {} });
});
