import { useState } from 'react';
import type { Asks, ContractRoute, Given, ReplyOf } from '../../api/routes.ts';
import type { AsTyped } from './typed-number.ts';
import { type FormOptions, useForm } from './use-form.ts';

type Creating = Extract<ContractRoute, `POST ${string}`>;
type Changing = Extract<ContractRoute, `${'PUT' | 'PATCH'} ${string}/:id`>;

type Options<Seen, Draft, Create, Change> = Omit<FormOptions<Draft>, 'begin'> &
  Readonly<{
    /** As the list has it now; null for a new one. */
    record: Seen | null;
    /** As it stands in the form, where numbers are what was typed; of null, what a new one begins with. */
    draftOf: (seen: Seen | null) => Draft;
    create: Create;
    /** Takes the same body, with the version that was seen. */
    change: Change;
    sentOf: (draft: Draft) => Create extends Creating ? AsTyped<Asks<Create>['body']> : never;
    onSaved: (reply: Create extends Creating ? ReplyOf<Create> : never) => void;
  }>;

/** The form of a record. Where somebody else saved meanwhile, that is taken over once the list has it. */
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
        } as AsTyped<Given<Change>[0]>)
      : await form.send(create, { body } as AsTyped<Given<Create>[0]>);
    if (reply) onSaved(reply as Parameters<typeof onSaved>[0]);
  };
  const load = () => {
    setSeen(record);
    form.restart(draftOf(record));
  };
  return { ...form, seen, save, latest: { load, isHere: record !== null && record.version !== seen?.version } };
};
