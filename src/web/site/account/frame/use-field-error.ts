import { useWords } from '../../../languages/use-words.ts';
import { useEdited } from '../../forms/use-edited.ts';
import type { Outcome } from './outcome.ts';

/**
 * Returns a field's error message until the field is edited; pass `edit` to the form. `answered` is the form's
 * result, where it can be more than an `Outcome`.
 */
export const useFieldError = (outcome: Outcome | null, answered: unknown = outcome) => {
  const t = useWords('account', 'problems');
  const { isEdited, edit } = useEdited(answered);
  const errorOf = (name: string): string | undefined => {
    const word = outcome?.state === 'wrong' && !isEdited(name) ? outcome.fields[name] : undefined;
    return word && t(word);
  };
  return { errorOf, isEdited, edit };
};
