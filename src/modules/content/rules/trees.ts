import type { PageTexts } from './page-change.ts';

/** The texts of a page as they were read; `th` is null where there is no Thai text. */
export type BothTrees<Tree> = Readonly<{ en: Tree; th: Tree | null }>;

/** The trees of a page's texts, from those at hand; null where one is missing. */
export const treesFor = <Tree>(
  { contentInThai }: Pick<PageTexts, 'contentInThai'>,
  { en, th }: Partial<BothTrees<Tree>>,
): BothTrees<Tree> | null => {
  if (!en) return null;
  if (contentInThai === null) return { en, th: null };
  return th ? { en, th } : null;
};
