/** Where a link of a text leads: into the page, to a page of ours, elsewhere, or to a mail or telephone program. */
type LinkKind = 'here' | 'ours' | 'elsewhere' | 'address';

const kinds: readonly (readonly [RegExp, LinkKind])[] = [
  [/^#./, 'here'],
  // A second slash would make the rest another site's name; a backslash is read as a slash.
  [/^\/(?![/\\])/, 'ours'],
  [/^https?:\/\/./i, 'elsewhere'],
  [/^(mailto|tel):./i, 'address'],
];

/** Undefined: a link that leads nowhere a text may lead. */
export const linkKind = (href: string): LinkKind | undefined => kinds.find(([pattern]) => pattern.test(href))?.[1];
