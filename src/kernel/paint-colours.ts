import { isPaint } from './drawing-address.ts';

/** Colour names as on the car's papers, and the hex code used in the drawing. */
export const paints = {
  'Pearl white': 'eceeeb',
  White: 'e9ebe8',
  Silver: 'c9ced0',
  Grey: '8a9196',
  'Dark grey': '4a5350',
  Black: '1f2730',
  Red: 'b9392f',
  'Dark red': '7a2e2b',
  Blue: '2f6fb5',
  'Dark blue': '2f4f6f',
  'Steel blue': '54677a',
  Yellow: 'e7b53c',
  Beige: 'e9ddc6',
  'Mint green': '8fb8ad',
  'Dark green': '31493f',
  Teal: '0f7c86',
  Turquoise: '3f9aa0',
  Bronze: '8a6b4a',
  Orange: 'cf6a32',
} as const;

export type Paint = keyof typeof paints;

const byName = new Map(Object.entries(paints).map(([name, paint]) => [name.toLowerCase(), paint]));

/** The six hex digits for a hex code or a colour name, whose words may be joined by hyphens; undefined if unknown. */
export const paintOf = (color: string): string | undefined =>
  isPaint(color) ? color.slice(-6).toLowerCase() : byName.get(color.trim().toLowerCase().replaceAll('-', ' '));
