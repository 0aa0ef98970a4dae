import type { Pin } from '#kernel/damage.ts';
import { newDamage, sentDamage } from '../../../damage/damage-draft.ts';
import { DamageFields } from '../../../damage/damage-fields.tsx';
import { useWords } from '../../../languages/use-words.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { useForm } from '../../form/use-form.ts';
import type { OneVehicle } from '../draft/draft.ts';

type Props = { vehicle: OneVehicle; pin: Pin | null; onClose: () => void };

/** Records a damage that no rental brought. */
export const AddDamage = ({ vehicle: { id, bodyType }, pin, onClose }: Props) => {
  const t = useWords('damageLedger', 'office');
  const form = useForm({
    name: 'damage',
    begin: newDamage(bodyType, pin),
    labelOf: () => '',
    notSaved: t('notAdded'),
  });
  const save = async () => {
    const sent = { params: { id }, body: sentDamage(form.draft) };
    if (await form.send('POST /admin/vehicles/:id/damage', sent, { done: t('added') })) onClose();
  };
  return (
    <FormDialog form={{ ...form, save }} title={t('add')} submit={t('add')} busy={t('adding')} onClose={onClose}>
      <DamageFields id="damage" bodyType={bodyType} draft={form.draft} set={form.set} errorOf={form.errorOf} />
    </FormDialog>
  );
};
