import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

/** Closes a `details` like a menu: on Escape, on a press outside it, and when it loses focus. */
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
    onKeyDown: (event: KeyboardEvent<HTMLDetailsElement>) => {
      const { key, currentTarget } = event;
      if (key !== 'Escape' || !currentTarget.open) return;
      // Keeps the element around it open.
      event.preventDefault();
      currentTarget.removeAttribute('open');
      currentTarget.querySelector('summary')?.focus();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.removeAttribute('open');
    },
  };
};
