import { data } from 'react-router';
import { api } from '../../api/browser.ts';
import { apiContext } from '../../api/contexts.ts';
import { isMissing } from '../../api/failure.ts';
import { languageContext } from '../../languages/language-context.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Handle } from '../../shell/handle.ts';
import { pastedKey } from '../../shell/key-in-link.ts';
import { useStoredLinkKey } from '../../shell/link-key.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useLatest } from '../../shell/use-latest.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { textOf } from '../forms/form-text.ts';
import { sendForm } from '../forms/send-form.ts';
import { privateHeaders } from '../private-headers.ts';
import type { Route } from './+types/preview-page';
import { ContentArticle } from './content-article.tsx';
import { PasteLink } from './paste-link.tsx';
import { readSharedPage } from './read-content-page.ts';

export const handle: Handle = { words: ['content', 'covers'] };
export const headers = privateHeaders;

/** Opens the page of a pasted link. */
export const action = async ({ request, params, context }: Route.ActionArgs) => {
  const token = pastedKey(textOf(await request.formData(), 'token'));
  const { slug } = params;
  const page = await readSharedPage(context.get(apiContext), { slug, token }, context.get(languageContext));
  if (!('status' in page)) return data(page);
  const status = isMissing(page) ? 404 : 503;
  return data({ status }, { status });
};

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, () => ({ status: 503 }));

/** `/{slug}/preview#token=...`: a draft, for whoever has its link. */
const PreviewPage = ({ params: { slug }, actionData }: Route.ComponentProps) => {
  const language = useLanguage();
  const key = useStoredLinkKey();
  const { last } = useLatest(!actionData && key ? JSON.stringify([slug, key, language]) : null, (signal) =>
    readSharedPage(api, { slug, token: key ?? '', signal }, language),
  );
  const page = actionData ?? last;
  if (page && !('status' in page)) return <ContentArticle page={page} />;
  if (page && (actionData || isMissing(page))) return <PasteLink failed={isMissing(page) ? 'over' : 'unreachable'} />;
  return key === '' ? <PasteLink failed={null} /> : <PreviewWaiting />;
};
export default PreviewPage;

/** The place of the page until it is here; without scripts its link is pasted. */
const PreviewWaiting = () => {
  const t = useWords('content', 'preview');
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <noscript>
        <PasteLink failed={null} />
      </noscript>
      <div aria-busy="true" className="page-width grid gap-6 pt-7 md:pt-12 [@media(scripting:none)]:hidden">
        <Skeleton className="h-10 w-96 max-w-full" />
        <Skeleton className="h-100 w-full rounded-panel" />
      </div>
    </>
  );
};
