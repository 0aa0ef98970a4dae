import { data } from 'react-router';
import type { Client } from '../../api/client.ts';
import { isMissing } from '../../api/failure.ts';
import type { DataOf } from '../../api/routes.ts';
import type { Language } from '../../languages/language.ts';

type Page = DataOf<'GET /cms/pages/slug/:slug'>;

/**
 * A content page in the displayed language only: neither the other language nor the Markdown reaches the browser.
 * Throws 404 without the page, 503 if loading failed.
 */
export const readContentPage = async (client: Client, slug: string, language: Language) => {
  const page = await readTextIfAny(client, slug, language);
  if ('status' in page) throw data(null, { status: isMissing(page) ? 404 : 503 });
  return page;
};

/** As `readContentPage`; the page of the pick-up points also gets the places, that of insurance the covers. */
export const readPageAndPlaces = async (client: Client, slug: string, language: Language) => {
  const [page, places, covers] = await Promise.all([
    readContentPage(client, slug, language),
    placesOn(client, slug),
    coversOn(client, slug),
  ]);
  return { ...page, places, covers };
};

type Shared = Readonly<{ slug: string; token: string; signal?: AbortSignal }>;

/** As `readPageAndPlaces`, also a draft, with the token of its link. Returns the failure instead of throwing. */
export const readSharedPage = async (client: Client, { slug, token, signal }: Shared, language: Language) => {
  const request = { params: { slug }, body: { token }, ...(signal && { signal }) };
  const [page, places, covers] = await Promise.all([
    client.call('POST /cms/pages/slug/:slug/preview', request),
    placesOn(client, slug),
    coversOn(client, slug),
  ]);
  return page.success ? { ...inLanguage(page.data, language), places, covers } : page;
};

const placesOn = async ({ call }: Client, slug: string) => {
  const places = slug === 'locations' ? await call('GET /locations') : null;
  return places?.success
    ? places.data.filter(({ latitude, longitude }) => latitude !== null && longitude !== null)
    : [];
};

/** The covers of the first class of vehicles that has any; what each covers is the same for every class. */
const coversOn = async ({ call }: Client, slug: string) => {
  const classes = slug === 'insurance' ? await call('GET /insurance/categories') : null;
  const first = classes?.success ? classes.data.find(({ packages }) => packages > 0) : undefined;
  if (!first) return [];
  const covers = await call('GET /insurance/packages/category/:categoryId', { params: { categoryId: first.id } });
  return covers.success ? covers.data : [];
};

/** As `readContentPage`, for a screen that also shows other things: returns the failure instead of throwing. */
export const readTextIfAny = async ({ call }: Client, slug: string, language: Language) => {
  const page = await call('GET /cms/pages/slug/:slug', { params: { slug } });
  return page.success ? inLanguage(page.data, language) : page;
};

const inLanguage = (page: Page, language: Language) => shownIn(page, hasLanguage(page, language) ? language : 'en');

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
