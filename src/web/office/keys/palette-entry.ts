import type { IconName } from '../../ui/icons.tsx';

/** An entry of the palette, which links to an address. */
export type PaletteEntry = Readonly<{
  id: string;
  icon: IconName;
  title: string;
  /** Tells the entry from others of the same title. */
  text?: string;
  /** A status in one word. */
  state?: string;
  path: string;
  /** The shortcut that leads to the same address. */
  keys?: readonly string[];
}>;

export type PaletteGroup = Readonly<{ name: string; entries: readonly PaletteEntry[] }>;

/** The entries whose title or text contains every typed word. */
export const matching = (entries: readonly PaletteEntry[], typed: string): PaletteEntry[] => {
  const words = wordsOf(typed);
  return entries.filter(({ title, text = '' }) => {
    const searchable = `${title} ${text}`.toLowerCase();
    return words.every((word) => searchable.includes(word));
  });
};

/** A piece of a text, with its offset. */
type Part = Readonly<{ at: number; part: string; isMarked: boolean }>;

/** Splits a text into pieces, marking the typed words. */
export const markedParts = (text: string, typed: string): Part[] => {
  const words = wordsOf(typed).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0) return [{ at: 0, part: text, isMarked: false }];
  const pieces = text.split(new RegExp(`(${words.join('|')})`, 'i'));
  return pieces
    .map((part, index) => ({ at: pieces.slice(0, index).join('').length, part, isMarked: index % 2 === 1 }))
    .filter(({ part }) => part !== '');
};

const wordsOf = (typed: string) => typed.toLowerCase().split(/\s+/).filter(Boolean);
