import { useEffect, useRef } from 'react';

/** The forms with something typed that was not sent. */
const forms = new Set<object>();

export const hasUnsaved = (): boolean => forms.size > 0;

/** Has the browser ask once, as the page is left, about what would be lost with it. */
export const askOnLeaving = (): void => {
  const once = {};
  forms.add(once);
  setTimeout(() => forms.delete(once), 1000);
};

/** Asks before the page is left while a form is unsaved. The returned function ends that, such as after saving. */
export const useUnsaved = (isUnsaved: boolean): (() => void) => {
  const form = useRef({});
  useEffect(() => {
    const own = form.current;
    if (isUnsaved) {
      forms.add(own);
      // Loaded before it is needed, because the connection may fail then.
      void Promise.allSettled([import('./leave-dialog.tsx'), import('./signed-out.tsx')]);
    }
    return () => void forms.delete(own);
  }, [isUnsaved]);
  return () => void forms.delete(form.current);
};
