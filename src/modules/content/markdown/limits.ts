import type { BlockName, ValueName } from '../rules/placeholders.ts';
import type { Filling, LimitedFilling } from './fill.ts';
import { type HtmlNode, type HtmlTree, isElement } from './html-tree.ts';

/** How often a text may use the same block: a real page needs it once. */
const MOST_OF_A_BLOCK = 3;

/**
 * The total number of characters that values may add to a text, and that its page may have: more than any real text
 * needs.
 */
const MOST_OF_VALUES = 200_000;
const LONGEST_PAGE = 1_000_000;

/** Limits a filling; `leftOut` are the names whose limit was reached. */
export const limitFilling = ({
  values,
  blocks,
  unreached,
}: Filling): LimitedFilling & { leftOut: ReadonlySet<string> } => {
  const leftOut = new Set<string>();
  const used = new Map<BlockName, number>();
  let letters = 0;
  return {
    leftOut,
    unreached,
    value: (name: ValueName) => {
      const filled = values[name];
      letters += filled.text.length + (filled.href?.length ?? 0);
      if (letters <= MOST_OF_VALUES) return filled;
      leftOut.add(name);
      return { text: '' };
    },
    block: (name) => {
      const count = (used.get(name) ?? 0) + 1;
      used.set(name, count);
      if (count <= MOST_OF_A_BLOCK) return blocks[name];
      leftOut.add(name);
      return undefined;
    },
  };
};

/** Cuts a page before the block with which it becomes too long. */
export const withinLength = (tree: HtmlTree): { tree: HtmlTree; isCut: boolean } => {
  let length = 0;
  const end = tree.children.findIndex((node) => {
    length += lengthOf(node);
    return length > LONGEST_PAGE;
  });
  return end === -1
    ? { tree, isCut: false }
    : { tree: { ...tree, children: tree.children.slice(0, end) }, isCut: true };
};

const lengthOf = (node: HtmlNode): number => {
  if (node.type === 'text') return node.value.length;
  if (!isElement(node)) return 0;
  const properties = Object.values(node.properties).reduce((sum: number, value) => sum + String(value).length, 0);
  return node.children.reduce((sum, child) => sum + lengthOf(child), properties + 2 * node.tagName.length);
};
