import { expect, test } from 'vitest';
import type { AddonShape } from '#contract/extras.ts';
import { addonIcon } from './addon-icon.ts';

test.each<[string, AddonShape['category'], ReturnType<typeof addonIcon>]>([
  ['Child seat', 'safety', 'child-seat'],
  ['Extra helmet', 'safety', 'helmet'],
  ['Roadside assistance plus', 'insurance', 'tools'],
  ['Pocket Wi-Fi', 'convenience', 'wifi'],
  ['Easy Pass tag', 'convenience', 'tag'],
  ['Phone holder', 'convenience', 'smartphone'],
  ['Cool box', 'convenience', 'star'],
  ['Roof box', 'equipment', 'box'],
])('%s (%s) shows %s', (name, category, icon) => expect(addonIcon({ name, category })).toBe(icon));
