import { apiContext } from '../../api/contexts.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { ListFailed } from '../list/list-failed.tsx';
import type { Route } from './+types/new-version';
import { TextEditor } from './text-editor.tsx';

export const handle: Handle = { words: ['agreementText'] };

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { call } = context.get(apiContext);
  const versions = await call('GET /admin/agreement-texts');
  if (!versions.success) return versions;
  return call('GET /admin/agreement-texts/:number', { params: { number: `${versions.data[0]?.number ?? 1}` } });
};

/** `/admin/agreement-text/new`: the next version of the rental agreement's text, beginning with the newest. */
const NewVersion = ({ loaderData: newest }: Route.ComponentProps) => {
  const t = useWords('agreementText');
  return (
    <>
      <PageHead title={t('editor.title')} isIndexed={false} />
      {newest.success ? <TextEditor newest={newest.data} /> : <ListFailed title={t('failed')} failure={newest} />}
    </>
  );
};
export default NewVersion;
