import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Quotes and lists in each other, deeper than any text is meant to be: reading them takes long, and then the stack. */
const beyondSense = /^[ \t]*(?:>[ \t]*|(?:[*+-]|\d{1,9}[.)])[ \t]+){50,}/m;

/** The same for what is nested in other ways, such as emphasis. */
const DEEPEST = 100;

/** Markdown with the tables of GitHub's dialect, read. What is nested beyond all sense stays as it was typed. */
export const readMarkdown = (markdown: string) => {
  if (beyondSense.test(markdown)) return asTyped(markdown);
  const tree = parser.parse(markdown);
  return isDeeper(tree) ? asTyped(markdown) : tree;
};

const isDeeper = (tree: Parsed): boolean => {
  let level: readonly object[] = [tree];
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth += 1)
    level = level.flatMap((node) => ('children' in node && Array.isArray(node.children) ? node.children : []));
  return level.length > 0;
};

const asTyped = (markdown: string): Parsed => ({
  type: 'root',
  children: [{ type: 'paragraph', children: [{ type: 'text', value: markdown }] }],
});

type Parsed = ReturnType<typeof parser.parse>;

export type Tree = ReturnType<typeof readMarkdown>;
export type MarkdownBlock = Tree['children'][number];
export type ListItem = Extract<MarkdownBlock, { type: 'listItem' }>;
export type Paragraph = Extract<MarkdownBlock, { type: 'paragraph' }>;
export type Inline = Paragraph['children'][number];
