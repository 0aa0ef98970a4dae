import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/browser.ts';
import type { Failure } from '../../../api/failure.ts';
import { useMutation } from '../../live/use-mutation.ts';
import { type EditedPage, sentOf } from './page-draft.ts';
import type { PageForm } from './use-page-draft.ts';

type Saving = Readonly<{ form: PageForm; onSaved: () => void }>;

/** Saves a page. What is refused stays in the form; where somebody was faster, theirs is fetched to stand beside it. */
export const usePageSave = ({ form, onSaved }: Saving) => {
  const { t } = useTranslation('officeContent', { keyPrefix: 'editor' });
  const { run, isBusy } = useMutation();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [theirs, setTheirs] = useState<EditedPage | null>(null);
  const { seen, draft, version } = form;

  const failed = async (refused: Failure) => {
    setFailure(refused);
    if (refused.error !== 'content.changed-meanwhile' || !seen) return;
    const stored = await api.call('GET /cms/pages/:id', { params: { id: seen.id } });
    if (stored.success) setTheirs(stored.data);
  };
  const told = { done: t('done'), failed: (refused: Failure) => void failed(refused) };

  const save = async () => {
    setFailure(null);
    const reply = seen
      ? await run('PUT /cms/pages/:id', { params: { id: seen.id }, body: { ...sentOf(draft), version } }, told)
      : await run('POST /cms/pages', { body: { ...sentOf(draft), slug: draft.slug } }, told);
    if (!reply) return;
    form.take(reply.data);
    onSaved();
  };
  const settle = () => {
    setTheirs(null);
    setFailure(null);
  };
  return { save, isBusy, failure, theirs, settle };
};
