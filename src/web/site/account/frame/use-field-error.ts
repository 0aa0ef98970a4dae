import { useTranslation } from 'react-i18next';
import { useEdited } from '../../forms/use-edited.ts';
import type { Outcome } from './outcome.ts';

/**
 * What is wrong with a field of a form, in a sentence, until it is edited; `edit` is for the form. `answered` is how the
 * form ended, where there are ends that are no outcome.
 */
export const useFieldError = (outcome: Outcome | null, answered: unknown = outcome) => {
  const { t } = useTranslation('account', { keyPrefix: 'problems' });
  const { isEdited, edit } = useEdited(answered);
  const errorOf = (name: string): string | undefined => {
    const word = outcome?.state === 'wrong' && !isEdited(name) ? outcome.fields[name] : undefined;
    return word && t(word);
  };
  return { errorOf, isEdited, edit };
};
