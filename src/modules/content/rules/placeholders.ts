import { type BlockName, blockNames, type ValueName, valueNames } from '#kernel/placeholder-names.ts';

export type { BlockName, ValueName };

export const isValueName = (name: string): name is ValueName => valueNames.some((one) => one === name);
export const isBlockName = (name: string): name is BlockName => blockNames.some((one) => one === name);

/** A piece of a text: either literal text, or a name between double braces. */
type Piece = Readonly<{ text: string }> | Readonly<{ name: string }>;

export const piecesOf = (text: string): Piece[] =>
  text
    .split(/\{\{([^{}]*)\}\}/)
    .map((piece, index) => (index % 2 === 1 ? { name: piece.trim() } : { text: piece }))
    .filter((piece) => 'name' in piece || piece.text !== '');

/** The block that a paragraph consists of; undefined if it contains anything else. */
export const blockIn = (paragraph: string): BlockName | undefined => {
  const [piece, ...others] = piecesOf(paragraph.trim());
  return piece && 'name' in piece && others.length === 0 && isBlockName(piece.name) ? piece.name : undefined;
};

/** The unknown names in a text; they are dropped when the text is rendered. */
export const unknownNames = (text: string): string[] =>
  piecesOf(text).flatMap((piece) =>
    'name' in piece && !isValueName(piece.name) && !isBlockName(piece.name) ? [piece.name] : [],
  );
