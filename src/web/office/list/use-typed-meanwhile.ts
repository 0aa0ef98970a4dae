import { useCallback, useEffect, useRef } from 'react';

/** Which text fields somebody has typed into since a page was last asked for: by a click, a key, or the way back. */
export const useTypedMeanwhile = (): (() => readonly HTMLInputElement[]) => {
  const typed = useRef(new Set<HTMLInputElement>());
  useEffect(() => {
    const onInput = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) typed.current.add(target);
    };
    const onAsked = () => typed.current.clear();
    const asking = [
      [document, 'click'],
      [document, 'submit'],
      [window, 'popstate'],
    ] as const;
    document.addEventListener('input', onInput);
    for (const [target, name] of asking) target.addEventListener(name, onAsked, true);
    return () => {
      document.removeEventListener('input', onInput);
      for (const [target, name] of asking) target.removeEventListener(name, onAsked, true);
    };
  }, []);
  return useCallback(() => [...typed.current], []);
};
