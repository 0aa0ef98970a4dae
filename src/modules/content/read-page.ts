import type { Language } from '#contract/fields.ts';
import { lruCache } from '#platform/cache/lru-cache.ts';
import type { Context } from '#platform/context.ts';
import { blockOf } from './figures/blocks.ts';
import { figureWords } from './figures/figure-words.ts';
import { type ContentFigures, readContentFigures } from './figures/read-figures.ts';
import { valuesOf } from './figures/values.ts';
import { link, paragraph } from './markdown/blocks.ts';
import type { Filling } from './markdown/fill.ts';
import { type Rendered, render } from './markdown/render.ts';
import { type ContentPage, findContentPage } from './page-store.ts';
import { opensPreview } from './preview-link-store.ts';
import { maySeeDrafts } from './rules/drafts.ts';
import { withPickUpPoints } from './rules/locations-page.ts';
import { pageNotFound } from './rules/problems.ts';

export type RenderedPage = Readonly<{ page: ContentPage; rendered: Readonly<{ en: Rendered; th: Rendered | null }> }>;

/**
 * A rendered page. Its placeholders are read at the same time, so that their values are current. 404 for a draft,
 * unless the caller is staff or has the token of its preview link.
 */
export const readPage = async (ctx: Context, slug: string, token?: string): Promise<RenderedPage> => {
  const { tx, now, actor } = ctx;
  const page = await findContentPage(tx, slug);
  const mayRead = page && (page.published || maySeeDrafts(actor.user) || (await isSharedBy(token, page, ctx)));
  if (!mayRead) throw pageNotFound();
  const figures = await readContentFigures({ tx, now });
  const { en, th } = page.content;
  const show = (content: string, language: Language) =>
    renderCached(withPickUpPoints(slug, content), figures, language);
  return { page, rendered: { en: show(en, 'en'), th: th === null ? null : show(th, 'th') } };
};

type Draft = Readonly<{ slug: string; content: string; language: Language }>;

/** Renders a draft text just as its page would. Not cached, since the next keystroke changes the text. */
export const showDraft = async ({ tx, now }: Context, { slug, content, language }: Draft): Promise<Rendered> =>
  render(withPickUpPoints(slug, content), fillingOf(await readContentFigures({ tx, now }), language));

const isSharedBy = async (token: string | undefined, { id }: ContentPage, { tx, now }: Context): Promise<boolean> =>
  token !== undefined && opensPreview(tx, { pageId: id, token, now });

/**
 * Rendering a long text takes five milliseconds, and a hundredth of that from the cache. The key is the text and all
 * figures.
 */
const renderCache = lruCache<Rendered>(100);

const renderCached = (content: string, figures: ContentFigures, language: Language): Rendered =>
  renderCache(JSON.stringify([language, content, figures]), () => render(content, fillingOf(figures, language)));

const fillingOf = (figures: ContentFigures, language: Language): Filling => {
  const values = valuesOf(figures.settings, language);
  return {
    value: (name) => values[name],
    block: (name) => blockOf(name, figures, language),
    unreached: paragraph([link('/contact', figureWords(language).reach)]),
  };
};
