import { type BlockName, blockNames, type ValueName, valueNames } from '#kernel/placeholder-names.ts';

export type { BlockName, ValueName };

export const isValueName = (name: string): name is ValueName => valueNames.some((one) => one === name);
export const isBlockName = (name: string): name is BlockName => blockNames.some((one) => one === name);

/** A text in pieces: what stands in it, and the names between double braces. */
type Piece = Readonly<{ text: string }> | Readonly<{ name: string }>;

export const piecesOf = (text: string): Piece[] =>
  text
    .split(/\{\{([^{}]*)\}\}/)
    .map((piece, index) => (index % 2 === 1 ? { name: piece.trim() } : { text: piece }))
    .filter((piece) => 'name' in piece || piece.text !== '');

/** The block that a paragraph asks for when it holds nothing else. */
export const blockIn = (paragraph: string): BlockName | undefined => {
  const [piece, ...others] = piecesOf(paragraph.trim());
  return piece && 'name' in piece && others.length === 0 && isBlockName(piece.name) ? piece.name : undefined;
};

/** What a text names that does not exist: it is left out where the text is shown. */
export const unknownNames = (text: string): string[] =>
  piecesOf(text).flatMap((piece) =>
    'name' in piece && !isValueName(piece.name) && !isBlockName(piece.name) ? [piece.name] : [],
  );
