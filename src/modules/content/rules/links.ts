/**
 * Where a link leads: within the page (`here`), to another page of this site (`ours`), to another site (`elsewhere`),
 * or to a mail or phone app (`address`).
 */
type LinkKind = 'here' | 'ours' | 'elsewhere' | 'address';

const kinds: readonly (readonly [RegExp, LinkKind])[] = [
  [/^#./, 'here'],
  // `//` would start another site's host name, and browsers read a backslash as a slash.
  [/^\/(?![/\\])/, 'ours'],
  [/^https?:\/\/./i, 'elsewhere'],
  [/^(mailto|tel):./i, 'address'],
];

/** The kind of a link; undefined if texts may not link there. */
export const linkKind = (href: string): LinkKind | undefined => kinds.find(([pattern]) => pattern.test(href))?.[1];
