import { useDamageText } from '../../../damage/use-damage-text.ts';
import { useWords } from '../../../languages/use-words.ts';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { useForm } from '../../form/use-form.ts';
import type { Damage } from './damage.ts';

type Props = { vehicleId: string; damage: Damage; onClose: () => void };

/** Ends a damage: it was repaired. */
export const RepairDamage = ({ vehicleId: id, damage, onClose }: Props) => {
  const t = useWords('damageLedger', 'office');
  const say = useDamageText();
  const form = useForm({
    name: 'repair',
    begin: { note: '' },
    labelOf: () => t('repairNote'),
    notSaved: t('notRepaired'),
  });
  const save = async () => {
    const sent = { params: { id, damageId: damage.id }, body: { note: form.draft.note } };
    const route = 'POST /admin/vehicles/:id/damage/:damageId/repair';
    if (await form.send(route, sent, { done: t('repairDone') })) onClose();
  };
  return (
    <FormDialog
      form={{ ...form, save }}
      title={t('repaired')}
      submit={t('repaired')}
      busy={t('repairing')}
      onClose={onClose}
    >
      <p className="text-sm">{say(damage)}</p>
      <TextArea {...form.text('note')} optional rows={2} maxLength={300} />
    </FormDialog>
  );
};
