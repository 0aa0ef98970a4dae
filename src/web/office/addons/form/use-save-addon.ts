import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { Failure } from '../../../api/failure.ts';
import { useRefusalWords } from '../../../site/refusals/use-refusal-words.ts';
import { useNotify } from '../../../ui/toast/toasts.tsx';
import type { useFormDraft } from '../../form-dialog/use-form-draft.ts';
import { useSaid } from '../../form-dialog/use-said.ts';
import { useDeed } from '../../live/use-deed.ts';
import type { Addon } from '../addon-categories.ts';
import { type AddonDraft, errorsOf, sentOf } from './addon-draft.ts';
import { addonSentences, pictureReason } from './addon-sentences.ts';
import { sendImage } from './send-image.ts';

type Form = ReturnType<typeof useFormDraft<AddonDraft>>;
type Saving = Readonly<{
  /** As it was seen; null for a new one. */
  seen: Addon | null;
  form: Form;
  file: File | null;
  /** The file is at the server, and stands in the form by its address. */
  onUploaded: () => void;
  onSaved: () => void;
}>;

/** Saves an add-on, its picture first. What is refused is said beside its field, or above the form. */
export const useSaveAddon = ({ seen, form, file, onUploaded, onSaved }: Saving) => {
  const { t } = useTranslation('addons');
  const { run, isBusy } = useDeed();
  const { revalidate } = useRevalidator();
  const notify = useNotify();
  const say = useRefusalWords();
  const reasonOf = useSaid(addonSentences, (key, value) => t(`reasons.${key}`, { value }), t('reasons.other'));
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isUploading, setUploading] = useState(false);

  const refuse = (errors: Readonly<Record<string, string>>) => {
    form.setErrors(errors);
    document.getElementById(`addon-${Object.keys(errors)[0]}`)?.focus();
  };
  const failed = (found: Failure) => {
    refuse(Object.fromEntries(Object.entries(found.fields).map(([name, said]) => [name, reasonOf(said)])));
    setFailure(found);
    // What somebody else saved stands ready to be taken over.
    if (found.status === 409) void revalidate();
  };

  /** The address to save: of the file that was chosen, else the one that is typed; null where it was not taken. */
  const addressOf = async (): Promise<string | null> => {
    if (!file) return form.draft.imageUrl;
    setUploading(true);
    const sent = await sendImage(file);
    setUploading(false);
    if ('code' in sent) {
      refuse({ imageUrl: t(`pictures.${pictureReason(sent.code)}`) });
      return null;
    }
    form.set({ imageUrl: sent.url });
    onUploaded();
    return sent.url;
  };

  const save = async () => {
    const wrong = errorsOf(form.draft);
    if (wrong.length > 0)
      return refuse(Object.fromEntries(wrong.map(({ name, reason }) => [name, t(`reasons.${reason}`)])));
    setFailure(null);
    const imageUrl = await addressOf();
    if (imageUrl === null) return;
    const body = sentOf({ ...form.draft, imageUrl });
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

  const trouble = failure && {
    title: t(failure.status === 0 ? 'failed.saveError' : 'failed.save'),
    text: failure.error === 'form.invalid' ? t('reasons.look') : say(failure),
    isStale: failure.error === 'extras.changed-meanwhile',
  };
  return { save, isBusy: isBusy || isUploading, trouble, forget: () => setFailure(null) };
};
