import { type KeyboardEvent, useState } from 'react';

/** A promo code as it is typed: asked for by a press or by Enter, without sending the form around it. */
export const useTypedCode = (asked: string, ask: (code: string) => void) => {
  const [typed, setTyped] = useState(asked);
  const code = typed.trim().toUpperCase();
  const apply = () => {
    if (code !== asked) ask(code);
  };
  return {
    typed,
    setTyped,
    code,
    isAsked: code !== '' && code === asked,
    apply,
    remove: () => {
      setTyped('');
      ask('');
    },
    applyOnEnter: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      apply();
    },
  };
};
