import type { Language } from '#contract/fields.ts';
import type { Tx } from '#platform/database/database.ts';
import { fillingOf } from './figures/filling.ts';
import type { ContentFigures } from './figures/read-figures.ts';
import { type Rendered, render } from './markdown/render.ts';
import type { TextReader } from './markdown/text-reader.ts';
import { asTyped, type Tree } from './markdown/tree.ts';
import type { ContentPage } from './page-store.ts';
import { publishedBefore } from './revision-store.ts';
import { withPickUpPoints } from './rules/locations-page.ts';
import { findTrees } from './tree-store.ts';

type Shown = Readonly<{
  page: ContentPage;
  text: string;
  language: Language;
  figures: ContentFigures;
}>;

/** How many versions are tried when the newest cannot be shown. */
const MOST_TRIED = 5;

/**
 * Renders a page's text from what it was read to be. A text that nobody read yet is read now; in place of one that cannot
 * be, the newest published version that can be is shown, or the text as it was typed.
 */
export const showText = async (
  { tx, reader }: { tx: Tx; reader: TextReader },
  { page, text, language, figures }: Shown,
): Promise<Rendered> => {
  const filling = fillingOf(figures, language);
  const read = async (markdown: string) => {
    const reading = await reader.read({ markdown: withPickUpPoints(page.slug, markdown), filling });
    return 'rendered' in reading ? reading.rendered : undefined;
  };
  const stored = await findTrees(tx, page);
  const tree = stored?.[language];
  const kept = tree && renderedAgain(tree, filling);
  if (kept) return kept;
  const now = stored !== null && (await read(text));
  if (now) return now;
  for (const before of await publishedBefore(tx, page.id, page.version, MOST_TRIED)) {
    const earlier = before[language];
    const shown = earlier && earlier !== text && (await read(earlier));
    if (shown) return shown;
  }
  return render(asTyped(text), filling);
};

/** Undefined for what an earlier release read, if this one cannot render it. */
const renderedAgain = (tree: Tree, filling: Parameters<typeof render>[1]): Rendered | undefined => {
  try {
    return render(tree, filling);
  } catch {
    return undefined;
  }
};
