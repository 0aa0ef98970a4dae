import { expect, test } from 'vitest';
import { mergeChange, withoutBroken } from './stored-group.ts';

const stored = { siteName: 'Saphan', cards: ['visa', 7], hours: { monday: 5, sunday: 'closed' } };

test.each([
  ['a field', [['siteName']], { cards: ['visa', 7], hours: { monday: 5, sunday: 'closed' } }],
  ['a field of a part', [['hours', 'monday']], { siteName: 'Saphan', cards: ['visa', 7], hours: { sunday: 'closed' } }],
  ['the whole list with a wrong entry', [['cards', 1]], { siteName: 'Saphan', hours: { monday: 5, sunday: 'closed' } }],
  ['several fields', [['siteName'], ['cards', 1], ['hours', 'monday']], { hours: { sunday: 'closed' } }],
  ['everything when the whole is wrong', [[]], {}],
])('what is broken is left out: %s', (_what, paths, left) => {
  expect(withoutBroken(stored, paths)).toEqual(left);
});

test('a change keeps what it does not name, also inside a part', () => {
  expect(mergeChange(stored, { cards: ['amex'], hours: { monday: '9:00-17:00' } })).toEqual({
    siteName: 'Saphan',
    cards: ['amex'],
    hours: { monday: '9:00-17:00', sunday: 'closed' },
  });
});
