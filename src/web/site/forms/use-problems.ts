import { type FormEvent, useState } from 'react';
import { useEdited } from './use-edited.ts';

type Options<Problem> = Readonly<{
  /** The result of the last attempt. */
  answer: unknown;
  /** The problems that the server found, in the order of the form. */
  inAnswer: readonly Problem[];
  /** Finds problems in the form before it is sent. */
  look: (form: FormData) => readonly Problem[];
  /** Whether a summary of the problems takes the focus; otherwise the first invalid field does. */
  hasSummary?: boolean;
}>;

/**
 * The current problems of a form's fields, last found by the server or the form. Editing a field clears its problem.
 */
export const useProblems = <Problem extends Readonly<{ field: string }>>(options: Options<Problem>) => {
  const { answer, inAnswer, look, hasSummary = false } = options;
  const [looked, setLooked] = useState<{ after: unknown; problems: readonly Problem[] } | null>(null);
  const last = looked?.after === answer ? looked : null;
  const problems = last ? last.problems : inAnswer;
  const { isEdited, edit } = useEdited(last ?? answer);
  const open = problems.filter(({ field }) => !isEdited(field));
  return {
    /** The problems when the form was sent, for the summary; empty once every field with one was edited. */
    problems: open.length > 0 ? problems : none,
    at: (field: Problem['field']): Problem | undefined => open.find((one) => one.field === field),
    /** For the form's `onChange`. */
    edit,
    /** For the form's `onSubmit`. */
    check: (event: FormEvent<HTMLFormElement>) => {
      const wrong = look(new FormData(event.currentTarget));
      setLooked({ after: answer, problems: wrong });
      const [first] = wrong;
      if (!first) return;
      event.preventDefault();
      if (!hasSummary) event.currentTarget.querySelector<HTMLElement>(`[name="${first.field}"]`)?.focus();
    },
  };
};

const none: readonly never[] = [];
