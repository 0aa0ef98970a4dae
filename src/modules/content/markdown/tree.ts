import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Markdown with the tables of GitHub's dialect, read. */
export const readMarkdown = (markdown: string) => parser.parse(markdown);

export type Tree = ReturnType<typeof readMarkdown>;
export type Block = Tree['children'][number];
export type ListItem = Extract<Block, { type: 'listItem' }>;
export type Paragraph = Extract<Block, { type: 'paragraph' }>;
export type Inline = Paragraph['children'][number];
