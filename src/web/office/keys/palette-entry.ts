import type { ScreenIconName } from '../screen-icon.tsx';

/** Something that the palette offers: it leads to an address. */
export type PaletteEntry = Readonly<{
  id: string;
  icon: ScreenIconName;
  title: string;
  /** What tells it from others of its name. */
  text?: string;
  /** A state in a word. */
  state?: string;
  path: string;
  /** Keys that lead there as well. */
  keys?: readonly string[];
}>;

export type PaletteGroup = Readonly<{ name: string; entries: readonly PaletteEntry[] }>;

/** The entries whose name or text has what was typed in it, with any distance between its words. */
export const matching = (entries: readonly PaletteEntry[], typed: string): PaletteEntry[] => {
  const words = wordsOf(typed);
  return entries.filter(({ title, text = '' }) => {
    const searchable = `${title} ${text}`.toLowerCase();
    return words.every((word) => searchable.includes(word));
  });
};

/** A part of a text, by where it begins. */
type Part = Readonly<{ at: number; part: string; isMarked: boolean }>;

/** A text in parts, those marked that were typed. */
export const markedParts = (text: string, typed: string): Part[] => {
  const words = wordsOf(typed).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0) return [{ at: 0, part: text, isMarked: false }];
  const pieces = text.split(new RegExp(`(${words.join('|')})`, 'i'));
  return pieces
    .map((part, index) => ({ at: pieces.slice(0, index).join('').length, part, isMarked: index % 2 === 1 }))
    .filter(({ part }) => part !== '');
};

const wordsOf = (typed: string) => typed.toLowerCase().split(/\s+/).filter(Boolean);
