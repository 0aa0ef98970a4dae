import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { Failure } from '../../api/failure.ts';
import { useRefusalWords } from '../../site/refusals/use-refusal-words.ts';
import { useNotify } from '../../ui/toast/toasts.tsx';
import type { useFormDraft } from '../form-dialog/use-form-draft.ts';
import { type Said, useSaid } from '../form-dialog/use-said.ts';
import { useDeed } from '../live/use-deed.ts';
import { type Category, type CategoryDraft, errorsOf, sentOf } from './category-draft.ts';

type Reason =
  | 'name'
  | 'nameTaken'
  | 'order'
  | 'deposit'
  | 'depositTooHigh'
  | 'decimals'
  | 'age'
  | 'features'
  | 'tooLong';

const sentences: Said<Reason> = [
  ['name', /^Name is required$/],
  ['nameTaken', /^Another category has this name\.?$/],
  ['order', /^The display order is a whole number from 0 on$/],
  ['deposit', /^The security deposit is baht from 0 on$/],
  ['depositTooHigh', /^The security deposit is at most ([\d,]+) baht$/],
  ['decimals', /^Baht have at most two decimals$/],
  ['age', /^The minimum age is from 18 to 99 years$/],
  ['features', /^Choose features of the list$/],
  ['tooLong', /^At most ([\d,]+) characters$/],
];

type Form = ReturnType<typeof useFormDraft<CategoryDraft>>;

/** Saves a category. What is refused is said beside its field, or above the form. */
export const useSaveCategory = (seen: Category | null, form: Form, onSaved: () => void) => {
  const { t } = useTranslation('categories');
  const { run, isBusy } = useDeed();
  const { revalidate } = useRevalidator();
  const notify = useNotify();
  const say = useRefusalWords();
  const reasonOf = useSaid(sentences, (key, value) => t(`reasons.${key}`, { value }), t('reasons.other'));
  const [failure, setFailure] = useState<Failure | null>(null);

  const failed = (found: Failure) => {
    const fields = Object.entries(found.fields).map(([name, said]) => [name.split('.')[0] ?? name, reasonOf(said)]);
    form.setErrors(Object.fromEntries(fields));
    focusOn(fields[0]?.[0]);
    setFailure(found);
    // What somebody else saved stands ready to be taken over.
    if (found.status === 409) void revalidate();
  };
  const save = async () => {
    const errors = Object.entries(errorsOf(form.draft)).map(
      ([name, reason]) => [name, t(`reasons.${reason}`)] as const,
    );
    form.setErrors(Object.fromEntries(errors));
    if (errors.length > 0) return focusOn(errors[0]?.[0]);
    const body = sentOf(form.draft);
    const reply = seen
      ? await run(
          'PUT /admin/categories/:id',
          { params: { id: seen.id }, body: { ...body, version: seen.version } },
          { failed },
        )
      : await run('POST /admin/categories', { body }, { failed });
    if (!reply) return;
    notify({ message: t(seen ? 'saved' : 'added', { name: reply.data.name }) });
    onSaved();
  };
  const isOffline = failure?.status === 0;
  const isOfFields = failure?.error === 'form.invalid';
  const trouble = failure && {
    title: t(isOffline ? 'failed.saveError' : 'failed.save'),
    text: isOfFields ? t('reasons.look') : say(failure),
    isStale: failure.error === 'fleet.changed-meanwhile',
  };
  return { save, isBusy, trouble, forget: () => setFailure(null) };
};

const focusOn = (name: string | undefined) => document.getElementById(`category-${name}`)?.focus();
