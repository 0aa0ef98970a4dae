import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_UNITS } from '#kernel/addon-limits.ts';
import { problemParams } from '#kernel/problem-params.ts';
import { upload } from '../../../api/upload.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { useNotify } from '../../../ui/toast/toasts.tsx';
import { useRecordForm } from '../../form-dialog/use-record-form.ts';
import { useDeed } from '../../live/use-deed.ts';
import type { Addon } from '../addon-categories.ts';
import { draftOf, errorsOf, newAddon, sentOf } from './addon-draft.ts';

/** The form of an add-on, and how it is saved, its picture first. What is refused is said beside its field, or above the button. */
export const useAddonForm = (addon: Addon | null, onSaved: () => void) => {
  const { t } = useTranslation('addons');
  const { run, isBusy } = useDeed();
  const notify = useNotify();
  const say = useProblemWords();
  const form = useRecordForm({
    ...{ record: addon, draftOf, begin: newAddon },
    ...{ notSaved: t('failed.save'), notReached: t('failed.saveError') },
  });
  const [file, setFile] = useState<File | null>(null);
  const [isUploading, setUploading] = useState(false);

  const refuse = (errors: Readonly<Record<string, string>>) => {
    form.setErrors(errors);
    document.getElementById(`addon-${Object.keys(errors)[0]}`)?.focus();
  };

  /** The address to save: of the file that was chosen, else the one that is typed; null where it was not taken. */
  const addressOf = async (): Promise<string | null> => {
    if (!file) return form.draft.imageUrl;
    setUploading(true);
    const sent = await upload('POST /upload/image', { field: 'image', files: [file] });
    setUploading(false);
    if (!sent.success) {
      refuse({ imageUrl: say(sent) });
      return null;
    }
    form.set({ imageUrl: sent.data.url });
    // It is at the server, and stands in the form by its address.
    setFile(null);
    return sent.data.url;
  };

  const save = async () => {
    const { draft, seen, failed, forget } = form;
    forget();
    const wrong = errorsOf(draft);
    if (wrong.length > 0)
      return refuse(
        Object.fromEntries(
          wrong.map(({ name, code }) => [name, say({ code, params: problemParams({ max: MOST_UNITS }) })]),
        ),
      );
    const imageUrl = await addressOf();
    if (imageUrl === null) return;
    const body = sentOf({ ...draft, imageUrl });
    const reply = seen
      ? await run(
          'PATCH /addons/:id',
          { params: { id: seen.id }, body: { ...body, version: seen.version } },
          { failed },
        )
      : await run('POST /addons', { body }, { failed });
    if (!reply) return;
    const { name, short } = reply.data;
    notify({ message: t(seen ? 'updated' : 'created', { name }) });
    if (short > 0) notify({ message: t('shortSaved', { count: short, name }), tone: 'trouble', duration: 12_000 });
    onSaved();
  };

  return { ...form, save, isBusy: isBusy || isUploading, file, setFile, isChanged: form.isChanged || file !== null };
};
