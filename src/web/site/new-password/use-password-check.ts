import { type FormEvent, useState } from 'react';
import { textOf } from '../form-text.ts';
import type { PasswordTrouble } from './password-trouble.ts';
import { usePasswordSentence } from './use-password-sentence.ts';

/** What is wrong with the new password of a form: empty before it is sent, or as the server found it. */
export const usePasswordCheck = (name: string, found: PasswordTrouble | null) => {
  const [seen, setSeen] = useState(found);
  const [trouble, setTrouble] = useState(found);
  const sentenceOf = usePasswordSentence();
  if (seen !== found) {
    setSeen(found);
    setTrouble(found);
  }
  return {
    error: sentenceOf(trouble),
    settle: () => setTrouble(null),
    check: (event: FormEvent<HTMLFormElement>) => {
      if (textOf(new FormData(event.currentTarget), name) !== '') return;
      event.preventDefault();
      setTrouble({ reason: 'required' });
      const control = event.currentTarget.elements.namedItem(name);
      if (control instanceof HTMLElement) control.focus();
    },
  };
};
