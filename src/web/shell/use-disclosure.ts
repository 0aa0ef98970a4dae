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
    onKeyDown: (event: KeyboardEvent<HTMLDetailsElement>) => {
      const { key, currentTarget } = event;
      if (key !== 'Escape' || !currentTarget.open) return;
      // What it stands in stays open.
      event.preventDefault();
      currentTarget.removeAttribute('open');
      currentTarget.querySelector('summary')?.focus();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.removeAttribute('open');
    },
  };
};
