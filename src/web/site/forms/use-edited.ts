import { useState } from 'react';

/** Tracks the fields edited since the form's last answer: their errors are no longer shown. */
export const useEdited = (answered: unknown) => {
  const [seen, setSeen] = useState(answered);
  const [edited, setEdited] = useState<readonly string[]>([]);
  if (seen !== answered) {
    setSeen(answered);
    setEdited([]);
  }
  return {
    isEdited: (name: string): boolean => edited.includes(name),
    /** For the form's `onChange`, which receives the events of all its fields. */
    edit: ({ target }: { target: EventTarget }) => {
      const name = target instanceof Element && target.getAttribute('name');
      if (name) setEdited((before) => [...before, name]);
    },
  };
};
