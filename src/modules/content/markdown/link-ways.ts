import { linkKind } from '../rules/links.ts';
import { type HtmlNode, type HtmlTree, isElement } from './html-tree.ts';

export const SECTION = 'section-';

/**
 * Links into the page lead to the ids that our headings have; links elsewhere tell the other site nothing about us; and
 * what leads nowhere a text may lead is no link.
 */
export const linkWays =
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
