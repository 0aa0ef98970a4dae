import { expect, test } from 'vitest';
import { strongerSeasons } from './stronger-seasons.ts';

const typed = {
  id: 'typed',
  startDate: '2027-04-10',
  endDate: '2027-04-20',
  multiplier: 1.3,
  priority: 2,
  vehicleCategories: ['suv'],
};
const season = (changes: object) => ({ ...typed, id: 'other', isActive: true, ...changes });

test.each([
  ['a higher priority', { priority: 3, multiplier: 0.9 }, true],
  ['an equal priority and a higher multiplier', { multiplier: 1.4 }, true],
  ['equal in both', {}, false],
  ['a lower priority, whatever its multiplier', { priority: 1, multiplier: 5 }, false],
  ['all categories', { priority: 3, vehicleCategories: ['all'] }, true],
  ['other categories', { priority: 3, vehicleCategories: ['van'] }, false],
  ['its last day', { priority: 3, startDate: '2027-04-20', endDate: '2027-05-01' }, true],
  ['the day after', { priority: 3, startDate: '2027-04-21', endDate: '2027-05-01' }, false],
  ['switched off', { priority: 3, isActive: false }, false],
  ['the season itself', { priority: 3, id: 'typed' }, false],
])('a season with %s applies instead: %#', (_name, changes, isStronger) => {
  expect(strongerSeasons(typed, [season(changes)])).toHaveLength(isStronger ? 1 : 0);
});

test('the strongest is named first', () => {
  const stronger = [season({ multiplier: 2 }), season({ priority: 4 }), season({ priority: 3 })];
  expect(strongerSeasons(typed, stronger).map(({ priority }) => priority)).toEqual([4, 3, 2]);
});
