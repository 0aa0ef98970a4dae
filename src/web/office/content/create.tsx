import { apiContext } from '../../api/contexts.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import type { Route } from './+types/create';
import { noPlaceholders } from './editor/page-draft.ts';
import { PageEditor } from './editor/page-editor.tsx';

export const handle: Handle = { words: ['officeContent'] };

export const loader = async ({ context }: Route.LoaderArgs) => {
  const placeholders = await context.get(apiContext).call('GET /cms/placeholders');
  return { placeholders: placeholders.success ? placeholders.data : noPlaceholders };
};

/** `/admin/content/create`: the editor for a new page. */
const CreatePage = ({ loaderData: { placeholders } }: Route.ComponentProps) => {
  const t = useWords('officeContent', 'editor');
  return (
    <>
      <PageHead title={t('new')} isIndexed={false} />
      <PageEditor page={null} placeholders={placeholders} history={null} />
    </>
  );
};
export default CreatePage;
