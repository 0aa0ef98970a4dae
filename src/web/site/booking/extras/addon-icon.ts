import type { AddonShape } from '#contract/extras.ts';
import type { IconName } from '../../../ui/icons.tsx';

/** Icons by words in an add-on's English name; names are free text, so the category's icon is the fallback. */
const byName: readonly (readonly [RegExp, IconName])[] = [
  [/\b(seat|booster)\b/i, 'child-seat'],
  [/\b(wi-?fi|internet|sim)\b/i, 'wifi'],
  [/\b(gps|navigation)\b/i, 'map'],
  [/\bcamera\b/i, 'camera'],
  [/\bphone\b/i, 'smartphone'],
  [/\bhelmet\b/i, 'helmet'],
  [/\b(roadside|breakdown)\b/i, 'tools'],
  [/\b(easy pass|toll)\b/i, 'tag'],
  [/\bdriver\b/i, 'users'],
  [/\bdelivery\b/i, 'pin'],
];

const byCategory: Record<AddonShape['category'], IconName> = {
  equipment: 'box',
  safety: 'box',
  convenience: 'star',
  service: 'key',
  insurance: 'shield',
};

export const addonIcon = ({ name, category }: Pick<AddonShape, 'name' | 'category'>): IconName =>
  byName.find(([looks]) => looks.test(name))?.[1] ?? byCategory[category];
