import { type BlockName, blockIn, isValueName, piecesOf, type ValueName } from '../rules/placeholders.ts';
import { link, textNode } from './blocks.ts';
import type { Inline, ListItem, MarkdownBlock, Paragraph, Tree } from './tree.ts';

type Value = Readonly<{ text: string; href?: string; isUnset?: boolean }>;

/** The replacements for the placeholders of a text, in one language. */
export type Filling = Readonly<{
  values: Readonly<Record<ValueName, Value>>;
  blocks: Readonly<Partial<Record<BlockName, MarkdownBlock>>>;
  /** Takes the place of a list whose items all named an unset value. */
  unreached: MarkdownBlock;
}>;

/** A filling as `limitFilling` hands it out. */
export type LimitedFilling = Pick<Filling, 'unreached'> &
  Readonly<{
    value: (name: ValueName) => Value;
    block: (name: BlockName) => MarkdownBlock | undefined;
  }>;

type Node = MarkdownBlock | Inline;

/**
 * Replaces the placeholders of a text. Values are inserted as text, never as Markdown; unknown names are dropped.
 * An item such as `Phone: {{contactPhone}}` is left out while its value is unset. First-level headings become second-level, because the first level is for the page's title.
 */
export const fillPlaceholders = (tree: Tree, filling: LimitedFilling): Tree => ({
  ...tree,
  children: tree.children.flatMap((node) => fillNode(node, filling, false)) as Tree['children'],
});

const fillNode = (node: Node, filling: LimitedFilling, isLinked: boolean): Node[] => {
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
    case 'list': {
      const children = node.children.filter((item) => !isUnset(item, filling));
      if (children.length === 0) return [filling.unreached];
      return [fillInside({ ...node, children }, filling, isLinked)];
    }
    case 'link':
    case 'definition':
      return [fillInside({ ...node, url: oneAddress(address(node.url, filling)) }, filling, true)];
    case 'heading':
      return [fillInside({ ...node, depth: node.depth === 1 ? 2 : node.depth }, filling, true)];
  }
  return [fillInside(node, filling, isLinked)];
};

const fillInside = <One extends Node>(node: One, filling: LimitedFilling, isLinked: boolean): One =>
  'children' in node
    ? { ...node, children: node.children.flatMap((child) => fillNode(child, filling, isLinked)) }
    : node;

const valueNode = (name: string, filling: LimitedFilling, isLinked: boolean): Inline[] => {
  if (!isValueName(name)) return [];
  const { text, href } = filling.value(name);
  return [href && !isLinked ? link(href, text) : textNode(text)];
};

/** Whether an item is a label and an unset value, such as `LINE: {{line}}`. */
const isUnset = ({ children: [first, ...others] }: ListItem, filling: LimitedFilling): boolean => {
  if (first?.type !== 'paragraph' || others.length > 0) return false;
  const pieces = piecesOf(plainParagraph(first));
  const last = pieces.at(-1);
  const isLabelled = pieces.length === 1 || (pieces.length === 2 && 'text' in (pieces[0] ?? {}));
  return isLabelled && !!last && 'name' in last && isValueName(last.name) && filling.value(last.name).isUnset === true;
};

const plainParagraph = ({ children: [first, ...others] }: Paragraph) =>
  first?.type === 'text' && others.length === 0 ? first.value : '';

const plain = (text: string, { value }: LimitedFilling) =>
  piecesOf(text)
    .map((piece) => ('text' in piece ? piece.text : isValueName(piece.name) ? value(piece.name).text : ''))
    .join('');

/** The maximum length of a link's address after its values are filled in; a longer one is dropped. */
const LONGEST_ADDRESS = 2_000;

const oneAddress = (url: string) => (url.length <= LONGEST_ADDRESS ? url : '');

/**
 * The address of a link with its placeholders replaced. `tel:{{contactPhone}}` becomes the value's own link; elsewhere
 * a value is URI-encoded, so that it cannot change the address's structure.
 */
const address = (url: string, filling: LimitedFilling): string => {
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
