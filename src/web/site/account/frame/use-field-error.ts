import { useTranslation } from 'react-i18next';
import type { Outcome } from './outcome.ts';
import { useEdited } from './use-edited.ts';

/** What is wrong with a field of a form, in a sentence, until it is edited; `edit` is for the form. */
export const useFieldError = (outcome: Outcome | null) => {
  const { t } = useTranslation('account', { keyPrefix: 'troubles' });
  const { isEdited, edit } = useEdited(outcome);
  const errorOf = (name: string): string | undefined => {
    const word = outcome?.state === 'wrong' && !isEdited(name) ? outcome.fields[name] : undefined;
    return word && t(word);
  };
  return { errorOf, edit };
};
