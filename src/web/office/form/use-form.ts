import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Failure } from '../../api/failure.ts';
import type { CallArguments, ContractRoute, ReplyOf } from '../../api/routes.ts';
import { useWords } from '../../languages/use-words.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { useUnsaved } from '../../shell/unsaved.ts';
import { type MutationOptions, useMutation } from '../live/use-mutation.ts';
import type { AsTyped } from './typed-number.ts';

type AnyDraft = Readonly<Record<string, unknown>>;
type NameOf<Draft, Kind> = { [Name in keyof Draft & string]: Draft[Name] extends Kind ? Name : never }[keyof Draft &
  string];
/** The text and choice fields of a draft, and its boolean ones. */
export type TextName<Draft> = NameOf<Draft, string>;
type SwitchName<Draft> = NameOf<Draft, boolean>;

export type FormOptions<Draft> = Readonly<{
  /** The prefix of the field ids. */
  name: string;
  begin: Draft;
  labelOf: (field: TextName<Draft> | SwitchName<Draft>) => string;
  /** Alert titles for a refusal and for an unreachable server. */
  notSaved: string;
  notReached?: string;
  /** Whether leaving asks first, as usual. Not where nothing is lost. */
  asksToLeave?: boolean;
  /** Maps the server's field name to the form's. */
  fieldOf?: (named: string) => string;
}>;

/**
 * The state of a form: typed and saved values, and errors. Only the server validates, all fields at once. A field's
 * error is shown beside it until it is edited; other errors are shown above the buttons.
 */
export const useForm = <Draft extends AnyDraft>(options: FormOptions<Draft>) => {
  const {
    name,
    begin,
    labelOf,
    notSaved,
    notReached = notSaved,
    asksToLeave = true,
    fieldOf = (named) => named,
  } = options;
  const [saved, setSaved] = useState(begin);
  const [draft, setDraft] = useState(begin);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [refusals, setRefusals] = useState(0);
  const t = useWords('office', 'form');
  const mutation = useMutation();
  const say = useProblemWords();
  const { revalidate } = useRevalidator();

  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved);
  const letGo = useUnsaved(isChanged && asksToLeave);

  const set = (change: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...change }));
    // Clears nested errors too, such as `pricing.0.daily`.
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(rootOf(field) in change))));
  };
  const refuse = (messages: Readonly<Record<string, string>>, refusal: Failure | null = null) => {
    setErrors(messages);
    setFailure(refusal);
    setRefusals((count) => count + 1);
  };
  const failed = (refusal: Failure) => {
    refuse(
      Object.fromEntries(Object.entries(refusal.fields).map(([field, problem]) => [fieldOf(field), say(problem)])),
      refusal,
    );
    // Reloads what somebody else saved, to offer it.
    if (refusal.status === 409) void revalidate();
  };
  const restart = (next: Draft) => {
    setSaved(next);
    setDraft(next);
    setErrors({});
    setFailure(null);
  };
  const errorOf = (field: string): string | undefined => errors[field];
  const elsewhere = Object.entries(errors).flatMap(([field, message]) => (rootOf(field) in draft ? [] : [message]));
  const textOf = (refusal: Failure) => {
    if (elsewhere.length > 0) return elsewhere.join(' ');
    // The details are shown beside the fields.
    return Object.keys(refusal.fields).length > 0 ? t('look') : say(refusal);
  };
  return {
    draft,
    set,
    restart,
    errorOf,
    isBusy: mutation.isBusy,
    isChanged,
    letGo,
    failure,
    /** Shows field errors that only the browser can find, such as two passwords that differ. */
    refuse: (messages: Readonly<Record<string, string>>) => refuse(messages),
    /** The number of refusals; each focuses the first invalid field. */
    refusals,
    /** Sends the request. Returns the reply, or null after a refusal, which the form shows. */
    send: async <R extends ContractRoute>(
      route: R,
      given: AsTyped<CallArguments<R>[0]>,
      mutationOptions: MutationOptions<R> = {},
    ): Promise<ReplyOf<R> | null> => {
      setErrors({});
      setFailure(null);
      const both = (refusal: Failure) => {
        failed(refusal);
        mutationOptions.failed?.(refusal);
      };
      const reply = await (mutation.run as Sending)(route, given, { ...mutationOptions, failed: both });
      if (reply) letGo();
      return reply;
    },
    /** The props of a `TextField`, `TextArea` or `SelectField`. */
    text: (field: TextName<Draft>) => ({
      id: `${name}-${field}`,
      name: field,
      label: labelOf(field),
      value: draft[field] as string,
      error: errorOf(field),
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        set({ [field]: currentTarget.value } as Partial<Draft>),
    }),
    /** The props of a `Switch`. */
    toggle: (field: SwitchName<Draft>) => ({
      id: `${name}-${field}`,
      name: field,
      label: labelOf(field),
      checked: draft[field] as boolean,
      onSwitch: (isOn: boolean) => set({ [field]: isOn } as Partial<Draft>),
    }),
    problem: failure && {
      title: failure.status === 0 ? notReached : notSaved,
      text: textOf(failure),
      isStale: failure.error.endsWith('.changed-meanwhile'),
    },
  };
};

/** Like `run` of a mutation, but numbers may be typed text. */
type Sending = <R extends ContractRoute>(
  route: R,
  given: AsTyped<CallArguments<R>[0]>,
  mutationOptions: MutationOptions<R>,
) => Promise<ReplyOf<R> | null>;

const rootOf = (field: string): string => field.split('.')[0] ?? field;
