import { useTranslation } from 'react-i18next';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { Step } from './step.tsx';
import type { HandOver } from './use-hand-over.ts';

/** What is damaged, and what else the next one should know. */
export const NotesStep = ({ number, handOver: { fields, set } }: { number: number; handOver: HandOver }) => {
  const { t } = useTranslation('bookings', { keyPrefix: 'handOver' });
  return (
    <Step number={number} title={t('damage')} result={t('damageText')} isDone={false}>
      <div className="grid gap-3 lg:grid-cols-2">
        <TextArea
          label={t('damageLabel')}
          hint={t('damageHint')}
          optional
          rows={2}
          maxLength={2000}
          value={fields.damage}
          onChange={({ currentTarget }) => set({ damage: currentTarget.value })}
        />
        <TextArea
          label={t('note')}
          optional
          rows={2}
          maxLength={2000}
          value={fields.note}
          onChange={({ currentTarget }) => set({ note: currentTarget.value })}
        />
      </div>
    </Step>
  );
};
