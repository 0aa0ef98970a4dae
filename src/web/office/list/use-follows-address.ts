import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps a form of uncontrolled fields in step with the address, also when a link changes it. Text typed while that page
 * is loading stays: it is the next search.
 */
export const useFollowsAddress = (address: string): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(address);
  const typedSince = useTypedSince();
  // As the page changes: a press right after it would otherwise come between, and what was typed would be lost.
  useLayoutEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    const typed = typedSince().map((field) => [field, field.value] as const);
    form.current?.reset();
    for (const [field, value] of typed) field.value = value;
  }, [address, typedSince]);
  return form;
};

/** The text fields typed into since a page was last requested, by a click, a key, or browser history. */
const useTypedSince = (): (() => readonly HTMLInputElement[]) => {
  const typed = useRef(new Set<HTMLInputElement>());
  useEffect(() => {
    const onInput = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) typed.current.add(target);
    };
    const onSubmit = () => typed.current.clear();
    const asking = [
      [document, 'click'],
      [document, 'submit'],
      [window, 'popstate'],
    ] as const;
    document.addEventListener('input', onInput);
    for (const [target, name] of asking) target.addEventListener(name, onSubmit, true);
    return () => {
      document.removeEventListener('input', onInput);
      for (const [target, name] of asking) target.removeEventListener(name, onSubmit, true);
    };
  }, []);
  return useCallback(() => [...typed.current], []);
};
