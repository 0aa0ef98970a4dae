import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * A form of plain fields that shows what the address asks for, also when a link has changed it. What is typed while the
 * page of that link is on its way stays: it is the next question.
 */
export const useFollowsAddress = (address: string): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(address);
  const typedSince = useTypedSince();
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    const typed = typedSince().map((field) => [field, field.value] as const);
    form.current?.reset();
    for (const [field, value] of typed) field.value = value;
  }, [address, typedSince]);
  return form;
};

/** Which text fields somebody has typed into since a page was last asked for: by a click, a key, or the way back. */
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
