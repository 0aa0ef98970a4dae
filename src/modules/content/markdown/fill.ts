import { type BlockName, blockIn, isValueName, piecesOf, type ValueName } from '../rules/placeholders.ts';
import { link, textNode } from './blocks.ts';
import type { Inline, MarkdownBlock, Paragraph, Tree } from './tree.ts';

/** What the names of a text stand for in one language. */
export type Filling = Readonly<{
  value: (name: ValueName) => Readonly<{ text: string; href?: string }>;
  block: (name: BlockName) => MarkdownBlock | undefined;
}>;

type Node = MarkdownBlock | Inline;

/**
 * The same text with its names filled in. Values become text, never Markdown; names that nobody knows are left out. A
 * heading of the first level is the page's title alone, so one in the text goes down to the second.
 */
export const fillPlaceholders = (tree: Tree, filling: Filling): Tree => ({
  ...tree,
  children: tree.children.flatMap((node) => fillNode(node, filling, false)) as Tree['children'],
});

const fillNode = (node: Node, filling: Filling, isLinked: boolean): Node[] => {
  switch (node.type) {
    case 'text':
      return piecesOf(node.value).flatMap((piece) =>
        'text' in piece ? [textNode(piece.text)] : valueNode(piece.name, filling, isLinked),
      );
    case 'inlineCode':
    case 'code':
      return [{ ...node, value: plain(node.value, filling) }];
    case 'paragraph': {
      const block = blockIn(plainParagraph(node));
      if (block) return [filling.block(block) ?? []].flat();
      break;
    }
    case 'link':
    case 'definition':
      return [fillInside({ ...node, url: oneAddress(address(node.url, filling)) }, filling, true)];
    case 'heading':
      return [fillInside({ ...node, depth: node.depth === 1 ? 2 : node.depth }, filling, true)];
  }
  return [fillInside(node, filling, isLinked)];
};

const fillInside = <One extends Node>(node: One, filling: Filling, isLinked: boolean): One =>
  'children' in node
    ? { ...node, children: node.children.flatMap((child) => fillNode(child, filling, isLinked)) }
    : node;

const valueNode = (name: string, filling: Filling, isLinked: boolean): Inline[] => {
  if (!isValueName(name)) return [];
  const { text, href } = filling.value(name);
  return [href && !isLinked ? link(href, text) : textNode(text)];
};

const plainParagraph = ({ children: [first, ...others] }: Paragraph) =>
  first?.type === 'text' && others.length === 0 ? first.value : '';

const plain = (text: string, { value }: Filling) =>
  piecesOf(text)
    .map((piece) => ('text' in piece ? piece.text : isValueName(piece.name) ? value(piece.name).text : ''))
    .join('');

/** Links that name one address each have it whole; one that is longer than any leads nowhere. */
const LONGEST_ADDRESS = 2_000;

const oneAddress = (url: string) => (url.length <= LONGEST_ADDRESS ? url : '');

/** `tel:{{contactPhone}}` leads where the value leads; in any other address a value is written so that it stays one part. */
const address = (url: string, filling: Filling): string => {
  const pieces = piecesOf(url);
  const [target] = pieces.flatMap((piece) =>
    'name' in piece && isValueName(piece.name) ? [filling.value(piece.name).href ?? []].flat() : [],
  );
  if (target && /^(tel:|mailto:)?\{\{[^{}]*\}\}$/.test(url)) return target;
  return pieces
    .map((piece) =>
      'text' in piece ? piece.text : isValueName(piece.name) ? encodeURIComponent(filling.value(piece.name).text) : '',
    )
    .join('');
};
