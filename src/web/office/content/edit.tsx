import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { apiContext } from '../../api/contexts.ts';
import { isMissing } from '../../api/failure.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { ListFailed } from '../list/list-failed.tsx';
import type { Route } from './+types/edit';
import { MissingPage } from './editor/missing-page.tsx';
import { PageEditor } from './editor/page-editor.tsx';
import { noPlaceholders } from './editor/placeholders.ts';

export const handle: Handle = { words: ['officeContent'] };

export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const { call } = context.get(apiContext);
  const [page, placeholders] = await Promise.all([
    call('GET /cms/pages/:id', { params }),
    call('GET /cms/placeholders'),
  ]);
  const history = url.searchParams.get('history');
  const loaded = {
    page,
    placeholders: placeholders.success ? placeholders.data : noPlaceholders,
    history: history === null ? null : Number(/^\d{1,6}$/.test(history) ? history : 0),
  };
  return data(loaded, { status: !page.success && isMissing(page) ? 404 : 200 });
};

/** `/admin/content/edit/:id`: one page, by its id or slug. */
const EditPage = ({ loaderData: { page, placeholders, history } }: Route.ComponentProps) => {
  const { t } = useTranslation('officeContent', { keyPrefix: 'editor' });
  if (!page.success && isMissing(page))
    return (
      <>
        <PageHead title={t('missing')} isIndexed={false} />
        <MissingPage />
      </>
    );
  if (!page.success)
    return (
      <>
        <PageHead title={t('notLoaded')} isIndexed={false} />
        <h1 className="sr-only">{t('notLoaded')}</h1>
        <ListFailed title={t('notLoaded')} failure={page} />
      </>
    );
  return (
    <>
      <PageHead title={t('edit', { title: page.data.title.en })} isIndexed={false} />
      <PageEditor key={page.data.id} page={page.data} placeholders={placeholders} history={history} />
    </>
  );
};
export default EditPage;
