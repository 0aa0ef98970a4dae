import { useState } from 'react';
import type { Failure } from '../../../api/failure.ts';
import type { CallArguments, ContractRoute } from '../../../api/routes.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { useNotify } from '../../../ui/toast/toasts.tsx';
import { useMutation } from '../../live/use-mutation.ts';
import { changeOf, type Draft, draftOf, type OneVehicle, sentOf } from '../draft/draft.ts';
import { type BlockEditing, periodOf } from '../draft/use-block.ts';
import { focusOn, type useDraft } from '../draft/use-draft.ts';

type Form = ReturnType<typeof useDraft>;

type Saving = Readonly<{
  /** The vehicle as loaded; null for a new one. */
  vehicle: OneVehicle | null;
  form: Form;
  block: BlockEditing;
  onSaved: (vehicle: OneVehicle) => void;
}>;

/** Saves a vehicle, then the maintenance period entered with it. Refused values stay in the form. */
export const useSave = ({ vehicle, form, block, onSaved }: Saving) => {
  const t = useWords('fleet', 'save');
  const { run, isBusy } = useMutation();
  const notify = useNotify();
  const say = useProblemWords();
  const [isStale, setStale] = useState(false);

  const failed = (failure: Failure) => {
    if (failure.error === 'fleet.changed-meanwhile') return setStale(true);
    form.refuse(failure.fields);
    focusOn(Object.keys(failure.fields)[0] ?? '');
    const isOfField = Object.keys(failure.fields).length > 0 && failure.error !== 'form.invalid';
    notify({ message: isOfField ? say(failure) : `${t('failed')}. ${say(failure)}`, tone: 'problem' });
  };

  const saveVehicle = async (): Promise<OneVehicle | null> => {
    if (vehicle && form.changed.length === 0) return vehicle;
    const reply = vehicle
      ? await run('PUT /admin/vehicles/:id', request(vehicle, form.changed, form.draft), { failed })
      : await run('POST /admin/vehicles', { body: sentOf(form.draft) }, { failed });
    if (reply) form.restart(draftOf(reply.data));
    return reply?.data ?? null;
  };

  const saveBlock = async (saved: OneVehicle): Promise<boolean> => {
    if (!block.isChanged) return true;
    const { id: blockId, version, reason } = block.draft;
    const body = { ...periodOf(block.draft), reason };
    const options = {
      failed: (failure: Failure) => {
        block.refuse(failure);
        focusOn('block-fromDay');
      },
    };
    const reply = blockId
      ? await run(
          'PUT /admin/vehicles/:id/maintenance/:blockId',
          { params: { id: saved.id, blockId }, body: { ...body, version } },
          options,
        )
      : await run('POST /admin/vehicles/:id/maintenance', { params: { id: saved.id }, body }, options);
    if (reply) block.restart();
    return reply !== null;
  };

  const save = async () => {
    const saved = await saveVehicle();
    if (!saved) return;
    const isWhole = await saveBlock(saved);
    onSaved(saved);
    if (isWhole) notify({ message: t(vehicle ? 'done' : 'added') });
  };
  return { save, isBusy, isStale, setStale };
};

const request = (vehicle: OneVehicle, changed: Form['changed'], draft: Draft) =>
  ({
    params: { id: vehicle.id },
    body: { ...changeOf(changed, draft), version: vehicle.version },
  }) satisfies CallArguments<'PUT /admin/vehicles/:id' & ContractRoute>[0];
