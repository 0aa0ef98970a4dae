import type { Steps } from '#platform/context.ts';
import { readContentFigures } from './figures/read-figures.ts';
import { createTextReader } from './markdown/text-reader.ts';
import { readTexts } from './read-texts.ts';
import { treesFor } from './rules/trees.ts';
import { saveTrees, unreadPages } from './tree-store.ts';

/**
 * Reads each page that was not read when it was saved: default pages, and what an earlier release saved. One that cannot
 * be read is not tried again.
 */
export const readUnreadPages = async ({ step }: Pick<Steps, 'step'>): Promise<void> => {
  const { pages, figures } = await step(async (ctx) => ({
    pages: await unreadPages(ctx.tx),
    figures: await readContentFigures(ctx),
  }));
  const reader = createTextReader();
  try {
    for (const page of pages) {
      const { trees } = await readTexts(reader, figures, page);
      await step(({ tx }) => saveTrees(tx, page, treesFor(page, trees)));
    }
  } finally {
    await reader.stop();
  }
};
