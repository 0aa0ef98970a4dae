const tags = new Set(
  'p h2 h3 h4 h5 h6 ul ol li blockquote hr pre section a strong em del code br sup table thead tbody tr th td'.split(
    ' ',
  ),
);
const attributes: Readonly<Record<string, RegExp>> = {
  href: /^(https?:\/\/|mailto:|tel:|#(section|user-content)-|\/(?![/\\]))/,
  id: /^(section-|user-content-fn)/,
  rel: /^noopener noreferrer$/,
  align: /^(left|right|center)$/,
  start: /^\d+$/,
  class: /^(places|refund-scale)$/,
};

/** The parts of HTML that could run a script, load a resource or mislead; also every `<` without an allowed tag. */
export const wrongIn = (html: string): string[] => {
  const wrong: string[] = [];
  const rest = html.replaceAll(/<\/?([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*")*)>/g, (tag, name: string, held: string) => {
    if (!tags.has(name)) wrong.push(tag);
    for (const [, attribute = '', value = ''] of held.matchAll(/([a-z-]+)="([^"]*)"/g))
      if (!attributes[attribute]?.test(value)) wrong.push(`${attribute}="${value}"`);
    return '';
  });
  return rest.includes('<') ? [...wrong, rest] : wrong;
};
