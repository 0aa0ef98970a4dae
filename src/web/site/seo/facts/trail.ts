import type { Facts } from './json-ld.ts';

/** A page on the way from the home page to this one, by its path. */
export type Step = Readonly<{ name: string; path: string }>;

/** Where a page stands in the site, this page last. */
export const trailFacts = (origin: string, steps: readonly Step[]): Facts => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});
