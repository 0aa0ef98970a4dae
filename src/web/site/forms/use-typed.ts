import { type FormEvent, useState } from 'react';
import { useUnsaved } from '../../shell/unsaved.ts';

/**
 * For a form's `onInput`: from then on the page asks before it is left, until an answer says that the form `isDone`.
 * Passwords do not count: they are known by heart.
 */
export const useTyped = (answer: unknown, isDone: boolean): ((event: FormEvent) => void) => {
  const [isTyped, setTyped] = useState(false);
  const [seen, setSeen] = useState(answer);
  if (seen !== answer) {
    setSeen(answer);
    if (isDone) setTyped(false);
  }
  useUnsaved(isTyped);
  return ({ target }) => !(target instanceof HTMLInputElement && target.type === 'password') && setTyped(true);
};
