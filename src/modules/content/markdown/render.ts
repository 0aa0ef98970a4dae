import rehypeSanitize from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { TextBlock } from '../rules/questions.ts';
import { type Filling, fillPlaceholders } from './fill.ts';
import { type HtmlNode, isElement, levelOf, plainText } from './html-tree.ts';
import { limitFilling, withinLength } from './limits.ts';
import { allowed, rewriteLinks, SECTION } from './sanitise.ts';
import { readMarkdown } from './tree.ts';

/**
 * A text as it is shown. `html` is safe to put into a page; `parts` are its blocks in plain text. `leftOut` are names that
 * came too often to be filled in each time; a page that `isCut` is too long to be shown whole.
 */
export type Rendered = Readonly<{
  html: string;
  lead: string;
  sections: readonly Readonly<{ id: string; title: string }>[];
  parts: readonly TextBlock[];
  leftOut: readonly string[];
  isCut: boolean;
}>;

// The sanitiser comes last: whatever was done before it, only what it knows leaves.
const toTree = unified().use(remarkRehype).freeze();
const toHtml = unified()
  .use(rehypeSlug, { prefix: SECTION })
  .use(rewriteLinks)
  .use(rehypeSanitize, allowed)
  .use(rehypeStringify)
  .freeze();

/** Markdown as sanitised HTML with its placeholders filled; raw HTML in it is left out. */
export const render = (markdown: string, filling: Filling): Rendered => {
  const { leftOut, ...fillingOnce } = limitFilling(filling);
  const { tree: whole, isCut } = withinLength(toTree.runSync(fillPlaceholders(readMarkdown(markdown), fillingOnce)));
  const tree = toHtml.runSync(whole);
  const nodes = tree.children.filter((node) => isElement(node));
  const [first] = nodes;
  return {
    html: toHtml.stringify(tree),
    lead: first?.tagName === 'p' ? toHtml.stringify({ type: 'root', children: [first] }) : '',
    sections: nodes.flatMap(sectionOf),
    parts: nodes.map((node) => ({ level: levelOf(node), text: plainText(node).trim() })),
    leftOut: [...leftOut],
    isCut,
  };
};

const sectionOf = (node: HtmlNode) => {
  const id = isElement(node) && levelOf(node) === 2 ? node.properties.id : undefined;
  return typeof id === 'string' ? [{ id, title: plainText(node) }] : [];
};
