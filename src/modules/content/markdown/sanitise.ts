import type { Options } from 'rehype-sanitize';

const sections: [string, RegExp] = ['id', /^section-/];
const align: [string, ...string[]] = ['align', 'left', 'center', 'right'];

/** The lists that are made for a placeholder and have a look of their own. */
const lists = ['refund-scale', 'places'];

/**
 * All that a text may hold. No pictures, no styles, no scripts, nothing that loads from elsewhere; ids only those of
 * our headings and footnotes, so that none can take the place of something that the page's scripts look for.
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
