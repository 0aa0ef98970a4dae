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
import type { Tree } from './tree.ts';

/**
 * A rendered text. `html` is sanitised; `parts` are its blocks as plain text. `leftOut` are the names that were used
 * too often to be filled in each time; `isCut` means that the page was too long and is cut.
 */
export type Rendered = Readonly<{
  html: string;
  lead: string;
  sections: readonly Readonly<{ id: string; title: string }>[];
  parts: readonly TextBlock[];
  leftOut: readonly string[];
  isCut: boolean;
}>;

// The sanitiser runs last: whatever was done before, only allowed HTML gets through.
const toTree = unified().use(remarkRehype).freeze();
const toHtml = unified()
  .use(rehypeSlug, { prefix: SECTION })
  .use(rewriteLinks)
  .use(rehypeSanitize, allowed)
  .use(rehypeStringify)
  .freeze();

/** Renders a text as sanitised HTML with its placeholders filled in; raw HTML is dropped. */
export const render = (text: Tree, filling: Filling): Rendered => {
  const { leftOut, ...fillingOnce } = limitFilling(filling);
  const { tree: whole, isCut } = withinLength(toTree.runSync(fillPlaceholders(text, fillingOnce)));
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
