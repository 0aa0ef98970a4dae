import { useState } from 'react';
import type { Failure } from '../../../api/failure.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { changedFields, type Draft, type DraftField, errorsOf } from './draft.ts';

type TextField = {
  [Name in DraftField]: Draft[Name] extends string ? (string extends Draft[Name] ? Name : 'bodyType') : never;
}[DraftField];

/** The form state that its sections share. */
export type Editing = Readonly<{
  draft: Draft;
  set: (change: (now: Draft) => Partial<Draft>) => void;
  /** The props of a field's control; its error is shown once the field was left, or a save was attempted. */
  fieldOf: (name: TextField) => {
    id: string;
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: { currentTarget: { value: string } }) => void;
    onBlur: () => void;
  };
}>;

/** The state of the vehicle form: values, changes, own errors and the server's. */
export const useDraft = (saved: Draft) => {
  const say = useProblemWords();
  const [draft, setDraft] = useState(saved);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Failure['fields']>({});
  const errors = errorsOf(draft);
  const changed = changedFields(saved, draft);

  const set: Editing['set'] = (change) => {
    setDraft((now) => ({ ...now, ...change(now) }));
    setRefused({});
  };
  const errorOf = (name: TextField) => {
    const error = errors[name];
    const isShown = isTried || left.has(name);
    const problem = refused[name === 'categoryId' ? 'category' : name];
    return error && isShown ? say(error) : problem && say(problem);
  };
  const fieldOf: Editing['fieldOf'] = (name) => ({
    id: fieldId(name),
    name,
    value: draft[name],
    error: errorOf(name),
    onChange: ({ currentTarget: { value } }) => set(() => ({ [name]: value })),
    onBlur: () => setLeft((all) => new Set([...all, name])),
  });
  const restart = (from: Draft) => {
    setDraft(from);
    setLeft(new Set());
    setTried(false);
    setRefused({});
  };
  return { draft, set, fieldOf, changed, errors, restart, refuse: setRefused, tryIt: () => setTried(true) };
};

export const fieldId = (name: string): string => `vehicle-${name}`;

/** Focuses a field, which scrolls it into view. */
export const focusOn = (name: string): void => document.getElementById(fieldId(name))?.focus();
