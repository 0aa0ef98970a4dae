import { type KeyboardEvent, useState } from 'react';

/** The state of a promo code field: a click or Enter submits the code, without submitting the form around it. */
export const useTypedCode = (submitted: string, onSubmit: (code: string) => void) => {
  const [typed, setTyped] = useState(submitted);
  const code = typed.trim().toUpperCase();
  const apply = () => {
    if (code !== submitted) onSubmit(code);
  };
  return {
    typed,
    setTyped,
    code,
    isSubmitted: code !== '' && code === submitted,
    apply,
    remove: () => {
      setTyped('');
      onSubmit('');
    },
    applyOnEnter: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      apply();
    },
  };
};
