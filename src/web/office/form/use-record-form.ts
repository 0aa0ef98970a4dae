import { useState } from 'react';
import type { CallArguments, ContractRoute, ReplyOf, RouteInput } from '../../api/routes.ts';
import type { AsTyped } from './typed-number.ts';
import { type FormOptions, useForm } from './use-form.ts';

type Creating = Extract<ContractRoute, `POST ${string}`>;
type Changing = Extract<ContractRoute, `${'PUT' | 'PATCH'} ${string}/:id`>;

type Options<Seen, Draft, Create, Change> = Omit<FormOptions<Draft>, 'begin'> &
  Readonly<{
    /** The record as currently in the list; null for a new one. */
    record: Seen | null;
    /** The record as form fields, with numbers as typed text; for null, the defaults of a new one. */
    draftOf: (seen: Seen | null) => Draft;
    create: Create;
    /** The update route: takes the create route's body, plus the version that was loaded. */
    change: Change;
    sentOf: (draft: Draft) => Create extends Creating ? AsTyped<RouteInput<Create>['body']> : never;
    onSaved: (reply: Create extends Creating ? ReplyOf<Create> : never) => void;
  }>;

/** The form of a record. On a conflict, it can load what somebody else saved, once the list has it. */
export const useRecordForm = <
  Seen extends Readonly<{ id: string; version: number }>,
  Draft extends Readonly<Record<string, unknown>>,
  Create extends Creating,
  Change extends Changing,
>(
  options: Options<Seen, Draft, Create, Change>,
) => {
  const { record, draftOf, create, change, sentOf, onSaved } = options;
  const [seen, setSeen] = useState(record);
  const form = useForm({ ...options, begin: draftOf(seen) });
  const save = async (draft = form.draft) => {
    const body = sentOf(draft) as object;
    const reply = seen
      ? await form.send(change, {
          params: { id: seen.id },
          body: { ...body, version: seen.version },
        } as AsTyped<CallArguments<Change>[0]>)
      : await form.send(create, { body } as AsTyped<CallArguments<Create>[0]>);
    if (reply) onSaved(reply as Parameters<typeof onSaved>[0]);
  };
  const load = () => {
    setSeen(record);
    form.restart(draftOf(record));
  };
  return { ...form, seen, save, latest: { load, isHere: record !== null && record.version !== seen?.version } };
};
