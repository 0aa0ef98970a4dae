import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Quotes and lists nested deeper than any real text: parsing them takes long, and may overflow the stack. */
const beyondSense = /^[ \t]*(?:>[ \t]*|(?:[*+-]|\d{1,9}[.)])[ \t]+){50,}/m;

/** The depth limit for other nesting, such as emphasis. */
const DEEPEST = 100;

/** Parses Markdown with GitHub's tables. A text that is nested too deeply is returned as typed, unparsed. */
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
