import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { Failure } from '../../api/failure.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { useFormDraft } from './use-form-draft.ts';

type Versioned = Readonly<{ version: number }>;

type Given<Seen, Draft> = Readonly<{
  /** As the list has it now; null for a new one. */
  record: Seen | null;
  draftOf: (seen: Seen) => Draft;
  /** What a new one begins with. */
  begin: Draft;
  /** The title of a refusal. */
  notSaved: string;
  /** The title where the server could not be reached, if it is another. */
  notReached?: string;
  /** The field of the form that the server names otherwise. */
  fieldOf?: (named: string) => string;
}>;

/**
 * The form of a record in a dialog: what is typed, what was refused, and, where somebody else saved meanwhile, the way to
 * take that over once the list has it.
 */
export const useRecordForm = <Seen extends Versioned, Draft extends Readonly<Record<string, unknown>>>({
  record,
  draftOf,
  begin,
  notSaved,
  notReached = notSaved,
  fieldOf = (named) => named,
}: Given<Seen, Draft>) => {
  const [seen, setSeen] = useState(record);
  const form = useFormDraft(seen ? draftOf(seen) : begin);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { t } = useTranslation('office', { keyPrefix: 'formDialog' });
  const { revalidate } = useRevalidator();
  const say = useProblemWords();
  const forget = () => {
    setFailure(null);
    form.setErrors({});
  };
  const failed = (found: Failure) => {
    form.setErrors(Object.fromEntries(Object.entries(found.fields).map(([name, said]) => [fieldOf(name), say(said)])));
    setFailure(found);
    // What somebody else saved stands ready to be taken over.
    if (found.status === 409) void revalidate();
  };
  const load = () => {
    forget();
    if (!record) return;
    setSeen(record);
    form.restart(draftOf(record));
  };
  const trouble = failure && {
    title: failure.status === 0 ? notReached : notSaved,
    text: failure.error === 'form.invalid' ? t('look') : say(failure),
    isStale: failure.error.endsWith('.changed-meanwhile'),
  };
  return {
    ...form,
    seen,
    failed,
    forget,
    errorOf: (field: string): string | undefined => form.errors[field],
    told: { trouble, onLoad: load, isLoaded: record !== null && record.version !== seen?.version },
  };
};
