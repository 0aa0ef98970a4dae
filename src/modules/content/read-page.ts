import type { Language } from '#contract/fields.ts';
import type { Context } from '#platform/context.ts';
import { keepLatest } from '#platform/keep-latest.ts';
import { blockOf } from './figures/blocks.ts';
import { type Figures, readFigures } from './figures/read-figures.ts';
import { valuesOf } from './figures/values.ts';
import type { Filling } from './markdown/fill.ts';
import { type Rendered, render } from './markdown/render.ts';
import { findPage, type Page } from './page-store.ts';
import { maySeeDrafts } from './rules/drafts.ts';
import { placesNamed } from './rules/locations-page.ts';
import { pageNotFound } from './rules/problems.ts';

export type ShownPage = Readonly<{ page: Page; rendered: Readonly<{ en: Rendered; th: Rendered | null }> }>;

/**
 * A page as it is shown now: what its placeholders name is read with it, so it is never older than the business. 404 for
 * a draft, unless staff ask.
 */
export const readPage = async ({ tx, now, actor }: Context, slug: string): Promise<ShownPage> => {
  const page = await findPage(tx, slug);
  if (!page || !(page.published || maySeeDrafts(actor.user))) throw pageNotFound();
  const figures = await readFigures({ tx, now });
  const { en, th } = page.content;
  const show = (content: string, language: Language) => shown(placesNamed(slug, content), figures, language);
  return { page, rendered: { en: show(en, 'en'), th: th === null ? null : show(th, 'th') } };
};

/** Five milliseconds for a long text, a hundred times less when it is known: the key is the text and all figures. */
const kept = keepLatest<Rendered>(100);

const shown = (content: string, figures: Figures, language: Language): Rendered =>
  kept(JSON.stringify([language, content, figures]), () => render(content, fillingOf(figures, language)));

const fillingOf = (figures: Figures, language: Language): Filling => {
  const values = valuesOf(figures.settings, language);
  return { value: (name) => values[name], block: (name) => blockOf(name, figures, language) };
};
