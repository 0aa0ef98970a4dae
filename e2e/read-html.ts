/**
 * A server-rendered page before any script: its text without tags, and the texts of its headings, links, buttons,
 * options, cells and field labels.
 */
export const readHtml = (html: string) => {
  const [, main = ''] = /<main\b[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  const all = (tags: string) =>
    [...main.matchAll(new RegExp(`<(${tags})\\b([^>]*)>(.*?)</\\1>`, 'gs'))].map(
      ([, , attributes = '', inner = '']) => ({
        attributes: decoded(attributes),
        text: textOf(inner),
      }),
    );
  const texts = (tags: string) => all(tags).map(({ text }) => text);
  const named = [...main.matchAll(/\saria-label="([^"]*)"/g)].map(([, name = '']) => decoded(name));
  return {
    main,
    text: textOf(main),
    headings: texts('h[1-6]'),
    links: all('a').map(({ attributes, text }) => ({ text, href: /\bhref="([^"]*)"/.exec(attributes)?.[1] ?? '' })),
    buttons: all('button').map(({ attributes, text }) => ({ text, isDisabled: /\sdisabled=""/.test(attributes) })),
    options: texts('option'),
    cells: texts('td'),
    fields: [...texts('label|legend'), ...named],
  };
};

/** The visible text: without tags and comments. */
const textOf = (html: string): string =>
  decoded(
    html
      .replace(/<!--.*?-->/gs, '')
      .replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#x26': '&' };

const decoded = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
