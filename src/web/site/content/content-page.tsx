import { data } from 'react-router';
import { apiContext } from '../../api/contexts.ts';
import { languageContext } from '../../languages/language-context.ts';
import type { Handle } from '../../shell/handle.ts';
import { leadOldLink } from '../old-link.ts';
import { privateHeaders } from '../private-headers.ts';
import type { Route } from './+types/content-page';
import { ContentArticle } from './content-article.tsx';
import { readPageAndPlaces } from './read-content-page.ts';

export const handle: Handle = { words: ['content', 'covers'] };

/** Staff see a draft, which is not cached. */
export const loader = async ({ params, context, url }: Route.LoaderArgs) => {
  leadOldLink(url, 'preview', `${url.pathname}/preview`);
  const page = await readPageAndPlaces(context.get(apiContext), params.slug, context.get(languageContext));
  return data(page, { headers: page.isDraft ? privateHeaders() : {} });
};

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** `/{slug}`: a content page of the business, in English where it has no Thai version. */
const ContentPage = ({ loaderData }: Route.ComponentProps) => <ContentArticle page={loaderData} />;
export default ContentPage;
