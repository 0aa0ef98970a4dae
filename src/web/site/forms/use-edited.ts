import { useState } from 'react';

/** Which fields were edited since the form was answered: what was wrong with them is no longer said. */
export const useEdited = (answered: unknown) => {
  const [seen, setSeen] = useState(answered);
  const [edited, setEdited] = useState<readonly string[]>([]);
  if (seen !== answered) {
    setSeen(answered);
    setEdited([]);
  }
  return {
    isEdited: (name: string): boolean => edited.includes(name),
    /** For the `onChange` of the form, which hears of all its fields. */
    edit: ({ target }: { target: EventTarget }) => {
      const name = target instanceof Element && target.getAttribute('name');
      if (name) setEdited((before) => [...before, name]);
    },
  };
};
