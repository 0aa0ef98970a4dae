import { type FormEvent, useState } from 'react';

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
    /** For the form: its fields tell it when they change. */
    edit: ({ target }: FormEvent<HTMLFormElement>) => {
      if (target instanceof HTMLInputElement) setEdited((before) => [...before, target.name]);
    },
  };
};
