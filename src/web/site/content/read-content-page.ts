import { data } from 'react-router';
import type { Client } from '../../api/client.ts';
import { isMissing } from '../../api/failure.ts';
import type { DataOf } from '../../api/routes.ts';
import type { Language } from '../../languages/language.ts';

/** A page's slug, with the token of a link to its draft. */
type PageRequest = Readonly<{ slug: string; preview?: string | undefined }>;

type Page = DataOf<'GET /cms/pages/slug/:slug'>;

/**
 * A content page in the displayed language only: neither the other language nor the Markdown reaches the browser.
 * Throws 404 without the page, 503 if loading failed.
 */
export const readContentPage = async (client: Client, request: PageRequest, language: Language) => {
  const page = await readTextIfAny(client, request, language);
  if ('status' in page) throw data(null, { status: isMissing(page) ? 404 : 503 });
  return page;
};

/** As `readContentPage`; the page of the pick-up points also gets the places, for its map. */
export const readPageAndPlaces = async (client: Client, request: PageRequest, language: Language) => {
  const [page, places] = await Promise.all([
    readContentPage(client, request, language),
    request.slug === 'locations' ? client.call('GET /locations') : null,
  ]);
  const onMap = places?.success
    ? places.data.filter(({ latitude, longitude }) => latitude !== null && longitude !== null)
    : [];
  return { ...page, places: onMap };
};

/** As `readContentPage`, for a screen that also shows other things: returns the failure instead of throwing. */
export const readTextIfAny = async ({ call }: Client, { slug, preview }: PageRequest, language: Language) => {
  const page = await call('GET /cms/pages/slug/:slug', { params: { slug }, query: { preview } });
  return page.success ? shownIn(page.data, hasLanguage(page.data, language) ? language : 'en') : page;
};

const hasLanguage = ({ title, html }: Page, language: Language) => title[language] !== null && html[language] !== null;

const shownIn = (page: Page, language: Language) => {
  const lead = page.lead[language] ?? '';
  return {
    slug: page.slug,
    language,
    title: page.title[language] ?? page.title.en,
    description: page.metaDescription[language] ?? '',
    lead,
    /** The HTML after the lead. */
    body: (page.html[language] ?? page.html.en).slice(lead.length),
    sections: page.sections[language] ?? [],
    questions: page.questions[language] ?? [],
    lastUpdated: page.lastUpdated,
    isDraft: !page.published,
  };
};
