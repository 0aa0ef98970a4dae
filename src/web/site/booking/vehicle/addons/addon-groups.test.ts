import { expect, test } from 'vitest';
import type { AddonShape } from '#contract/extras.ts';
import { addonGroups } from './addon-groups.ts';

const addon = (name: string, category: AddonShape['category']) => ({ name, category }) as AddonShape;

test('add-ons stand by category in the order of the five, and keep the business’s order within one', () => {
  const groups = addonGroups([
    addon('Roadside help', 'insurance'),
    addon('Booster', 'safety'),
    addon('Roof box', 'equipment'),
    addon('Child seat', 'safety'),
  ]);
  expect(groups.map(({ category, addons }) => [category, addons.map(({ name }) => name)])).toEqual([
    ['equipment', ['Roof box']],
    ['safety', ['Booster', 'Child seat']],
    ['insurance', ['Roadside help']],
  ]);
});
