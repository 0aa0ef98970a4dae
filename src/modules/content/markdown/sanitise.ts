import type { Options } from 'rehype-sanitize';
import { linkKind } from '../rules/links.ts';
import { type HtmlNode, type HtmlTree, isElement } from './html-tree.ts';

/** The prefix of the ids of headings. */
export const SECTION = 'section-';

const sections: [string, RegExp] = ['id', /^section-/];
const align: [string, ...string[]] = ['align', 'left', 'center', 'right'];

/** The class names of the lists made for placeholders. */
const lists = ['refund-scale', 'places'];

/**
 * Everything that a text may contain: no images, styles, scripts or external resources. The only ids are those of
 * headings and footnotes, so that none can shadow an id used by the page's scripts.
 */
export const allowed: Options = {
  tagNames: [
    ...['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'hr', 'pre', 'section'],
    ...['a', 'strong', 'em', 'del', 'code', 'br', 'sup'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: {
    a: ['href', ['rel', 'noopener', 'noreferrer'], ['id', /^user-content-fnref-/]],
    li: [['id', /^user-content-fn-/]],
    ol: ['start'],
    ul: [['className', ...lists]],
    th: [align],
    td: [align],
    h2: [sections],
    h3: [sections],
    h4: [sections],
    h5: [sections],
    h6: [sections],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  strip: ['script', 'style', 'title', 'textarea', 'iframe', 'noscript', 'svg', 'math', 'template'],
  required: {},
  clobber: [],
  clobberPrefix: '',
};

/**
 * Points links within the page to the prefixed ids of headings, keeps referrers from other sites, and unlinks addresses
 * that are not allowed.
 */
export const rewriteLinks =
  () =>
  (tree: HtmlTree): void =>
    tree.children.forEach(visit);

const visit = (node: HtmlNode): void => {
  if (!isElement(node)) return;
  const { tagName, properties, children } = node;
  if (tagName === 'a') {
    const href = String(properties.href ?? '');
    const kind = linkKind(href);
    if (kind === undefined) delete properties.href;
    if (kind === 'here') properties.href = intoPage(href);
    if (kind === 'elsewhere') properties.rel = ['noopener', 'noreferrer'];
  }
  children.forEach(visit);
};

const intoPage = (href: string) => (/^#(section|user-content)-/.test(href) ? href : `#${SECTION}${href.slice(1)}`);
