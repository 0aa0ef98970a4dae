import { useState } from 'react';

/**
 * What is typed into a form beside what is saved, and what is wrong of its fields by their names. A field that is typed in again
 * is no longer told wrong, nor is what stands within it, such as `pricing.0.daily`.
 */
export const useFormDraft = <Draft extends Readonly<Record<string, unknown>>>(begin: Draft) => {
  const [saved, setSaved] = useState(begin);
  const [draft, setDraft] = useState(begin);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved);
  const set = (change: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...change }));
    setErrors((now) =>
      Object.fromEntries(Object.entries(now).filter(([name]) => !((name.split('.')[0] ?? name) in change))),
    );
  };
  const restart = (next: Draft) => {
    setSaved(next);
    setDraft(next);
    setErrors({});
  };
  return { draft, set, isChanged, errors, setErrors, restart };
};
