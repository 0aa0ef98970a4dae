import type { Language } from '#contract/fields.ts';
import { wrongForm } from '#kernel/problem.ts';
import { lruCache } from '#platform/cache/lru-cache.ts';
import type { Context, Steps } from '#platform/context.ts';
import { fillingOf } from './figures/filling.ts';
import { readContentFigures } from './figures/read-figures.ts';
import type { Rendered } from './markdown/render.ts';
import type { TextReader } from './markdown/text-reader.ts';
import { type ContentPage, findContentPage } from './page-store.ts';
import { opensPreview } from './preview-link-store.ts';
import { unreadable } from './read-texts.ts';
import { maySeeDrafts } from './rules/drafts.ts';
import { withPickUpPoints } from './rules/locations-page.ts';
import { pageNotFound } from './rules/problems.ts';
import { showText } from './show-text.ts';

export type RenderedPage = Readonly<{ page: ContentPage; rendered: Readonly<{ en: Rendered; th: Rendered | null }> }>;

type Asked = Readonly<{ slug: string; token?: string }>;

/**
 * A rendered page. Its placeholders are read at the same time, so that their values are current. 404 for a draft,
 * unless the caller is staff or has the token of its preview link.
 */
export const readPage = async (ctx: Context, reader: TextReader, { slug, token }: Asked): Promise<RenderedPage> => {
  const { tx, now, actor } = ctx;
  const page = await findContentPage(tx, slug);
  const mayRead = page && (page.published || maySeeDrafts(actor.user) || (await isSharedBy(token, page, ctx)));
  if (!mayRead) throw pageNotFound();
  const figures = await readContentFigures({ tx, now });
  const { en, th } = page.content;
  const show = (text: string, language: Language) =>
    renderCache(JSON.stringify([page.id, language, text, figures]), () =>
      showText({ tx, reader }, { page, text, language, figures }),
    );
  return { page, rendered: { en: await show(en, 'en'), th: th === null ? null : await show(th, 'th') } };
};

type Draft = Readonly<{ slug: string; content: string; language: Language }>;

/**
 * Renders a draft text just as its page would. Not cached, since the next keystroke changes the text. 422 for a text that
 * cannot be read
 */
export const showDraft = async (
  { step, actor }: Steps,
  reader: TextReader,
  { slug, content, language }: Draft,
): Promise<Rendered> => {
  const filling = fillingOf(await step(readContentFigures), language);
  const markdown = withPickUpPoints(slug, content);
  const reading = await reader.preview(actor.user?.id ?? '', { markdown, filling });
  if ('unreadable' in reading) throw wrongForm({ content: unreadable(reading.unreadable) });
  return reading.rendered;
};

const isSharedBy = async (token: string | undefined, { id }: ContentPage, { tx, now }: Context): Promise<boolean> =>
  token !== undefined && opensPreview(tx, { pageId: id, token, now });

/**
 * Rendering a long text takes five milliseconds, and a hundredth of that from the cache. The key is the page, its text
 * and all figures.
 */
const renderCache = lruCache<Promise<Rendered>>(100);
