import { expect, test } from 'vitest';
import { markedParts, matching, type PaletteEntry } from './palette-entry.ts';

const entry = (title: string, text?: string): PaletteEntry => ({
  id: title,
  icon: 'grid',
  title,
  path: '/admin',
  ...(text && { text }),
});
const entries = [entry('Bookings'), entry('New booking', 'For a customer at the desk'), entry('Calendar')];

test.each([
  ['', ['Bookings', 'New booking', 'Calendar']],
  ['book', ['Bookings', 'New booking']],
  ['DESK new', ['New booking']],
  ['.*', []],
])('%j finds %j', (typed, titles) => expect(matching(entries, typed).map(({ title }) => title)).toEqual(titles));

test.each([
  ['Toyota Corolla Altis', 'altis', ['Toyota Corolla ', '*Altis']],
  ['Hannah Keller, Altis', 'al ke', ['Hannah ', '*Ke', 'ller, ', '*Al', 'tis']],
  ['a+b (c)', '+b (', ['a', '*+b', ' ', '*(', 'c)']],
  ['Altis', '', ['Altis']],
  ['Altis', 'yaris', ['Altis']],
])('%j is marked where %j was typed', (text, typed, parts) =>
  expect(markedParts(text, typed).map(({ part, isMarked }) => (isMarked ? `*${part}` : part))).toEqual(parts),
);
