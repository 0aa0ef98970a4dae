import { type FormEvent, useState } from 'react';
import { useEdited } from './use-edited.ts';

type Options<Problem> = Readonly<{
  /** How the last attempt ended. */
  answer: unknown;
  /** What the server found wrong with it, in the order of the form. */
  inAnswer: readonly Problem[];
  /** What the form finds wrong itself before it is sent. */
  look: (form: FormData) => readonly Problem[];
  /** Whether a summary of what is wrong takes the focus; else the first wrong field does. */
  hasSummary?: boolean;
}>;

/** What is wrong with the fields of a form: as the server or the form itself found it last. An edited field is right. */
export const useProblems = <Problem extends Readonly<{ field: string }>>(options: Options<Problem>) => {
  const { answer, inAnswer, look, hasSummary = false } = options;
  const [looked, setLooked] = useState<{ after: unknown; problems: readonly Problem[] } | null>(null);
  const last = looked?.after === answer ? looked : null;
  const problems = last ? last.problems : inAnswer;
  const { isEdited, edit } = useEdited(last ?? answer);
  const open = problems.filter(({ field }) => !isEdited(field));
  return {
    /** As they were when the form was sent, for the summary; none once all of them were seen to. */
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
