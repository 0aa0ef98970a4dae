import type rehypeSlug from 'rehype-slug';

export type HtmlTree = Parameters<ReturnType<typeof rehypeSlug>>[0];
export type HtmlNode = HtmlTree['children'][number];
type Element = Extract<HtmlNode, { type: 'element' }>;

export const isElement = (node: HtmlNode): node is Element => node.type === 'element';

/** The text of a node and all its descendants, with a space between lines and cells. */
export const plainText = (node: HtmlNode): string => {
  if (node.type === 'text') return node.value;
  if (!isElement(node)) return '';
  const parts = node.children.map(plainText);
  return parted.has(node.tagName)
    ? parts
        .map((part) => part.trim())
        .filter(Boolean)
        .join(' ')
    : parts.join('');
};

const parted = new Set(['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'blockquote', 'section']);

/** The level of a heading, from 2 to 6; null for any other node. */
export const levelOf = (node: HtmlNode): number | null => {
  const [, level] = isElement(node) ? (/^h([2-6])$/.exec(node.tagName) ?? []) : [];
  return level === undefined ? null : Number(level);
};
