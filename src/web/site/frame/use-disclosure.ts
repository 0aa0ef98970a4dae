import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

/** Closes a `details` as a menu closes: on Escape, on a press beside it, and when the focus goes on. */
export const useDisclosure = () => {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeBeside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !ref.current?.contains(target)) ref.current?.removeAttribute('open');
    };
    document.addEventListener('pointerdown', closeBeside);
    return () => document.removeEventListener('pointerdown', closeBeside);
  }, []);
  return {
    ref,
    onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
      if (key !== 'Escape' || !currentTarget.open) return;
      currentTarget.removeAttribute('open');
      currentTarget.querySelector('summary')?.focus();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.removeAttribute('open');
    },
  };
};
