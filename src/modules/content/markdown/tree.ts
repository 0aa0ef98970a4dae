import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { BothTrees } from '../rules/trees.ts';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Quotes and lists nested deeper than any real text: parsing them takes long, and may overflow the stack. */
const beyondSense = /^[ \t]*(?:>[ \t]*|(?:[*+-]|\d{1,9}[.)])[ \t]+){50,}/m;

/** The depth limit for other nesting, such as emphasis. */
const DEEPEST = 100;

/** The limit of a page's paragraphs, items, cells, marks and the like: a long real text has 4,000. */
export const MOST_PARTS = 10_000;

/** Why a text cannot become a page: the code of the problem at its field. */
export type Unreadable = 'content.too-deep' | 'content.too-many-parts' | 'content.too-hard';

/** Parses Markdown with GitHub's tables, without the positions of its parts in the text. */
export const readMarkdown = (markdown: string): Readonly<{ tree: Tree } | { unreadable: Unreadable }> => {
  if (beyondSense.test(markdown)) return { unreadable: 'content.too-deep' };
  const tree = parser.parse(markdown);
  const { depth, parts } = sizeOf(tree);
  if (depth > DEEPEST) return { unreadable: 'content.too-deep' };
  return parts > MOST_PARTS ? { unreadable: 'content.too-many-parts' } : { tree };
};

/** Measures a tree, and takes the positions off its nodes. */
const sizeOf = (tree: Tree) => {
  let level: readonly (Tree | MarkdownBlock)[] = [tree];
  let [depth, parts] = [0, 0];
  for (; level.length > 0 && depth <= DEEPEST; depth += 1) {
    for (const node of level) {
      delete node.position;
      parts += 1 + missingCellsOf(node);
    }
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return { depth, parts };
};

/** The HTML of a table has every cell of its rows, also those that the text leaves out. */
const missingCellsOf = (node: Tree | MarkdownBlock): number =>
  node.type === 'table' ? node.children.length * (node.align?.length ?? 0) : 0;

/** A text as it was typed, in one paragraph. */
export const asTyped = (markdown: string): Tree => ({
  type: 'root',
  children: [{ type: 'paragraph', children: [{ type: 'text', value: markdown }] }],
});

export type Tree = ReturnType<typeof parser.parse>;
/** Both texts of a page. */
export type Trees = BothTrees<Tree>;
export type MarkdownBlock = Tree['children'][number];
export type ListItem = Extract<MarkdownBlock, { type: 'listItem' }>;
export type Paragraph = Extract<MarkdownBlock, { type: 'paragraph' }>;
export type Inline = Paragraph['children'][number];
