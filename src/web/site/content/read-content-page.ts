import { data } from 'react-router';
import type { Client } from '../../api/client.ts';
import { isMissing } from '../../api/failure.ts';
import type { DataOf } from '../../api/routes.ts';
import type { Language } from '../../languages/language.ts';

/** A page by its slug, with the token of a link to its draft. */
type PageRequest = Readonly<{ slug: string; preview?: string | undefined }>;

type Page = DataOf<'GET /cms/pages/slug/:slug'>;

/** A content page in the one language that is shown: nothing of the other, nor the Markdown, travels to the browser. */
export const readContentPage = async (client: Client, request: PageRequest, language: Language) => {
  const page = await readTextIfAny(client, request, language);
  if ('status' in page) throw data(null, { status: isMissing(page) ? 404 : 503 });
  return page;
};

/** The page of the pick-up points also has them themselves, for its map. */
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

/** The same for a screen that shows a page's text among other things: without it, why there is none. */
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
    /** What follows the lead. */
    body: (page.html[language] ?? page.html.en).slice(lead.length),
    sections: page.sections[language] ?? [],
    questions: page.questions[language] ?? [],
    lastUpdated: page.lastUpdated,
    isDraft: !page.published,
  };
};
