import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { SectionCard } from '../section/section-card.tsx';
import { useSection } from '../section/use-section.ts';

const fields = ['paymentTimeout', 'refundPolicy'] as const;

/** How long a vehicle is held for who pays, and how long a refund takes. */
export const Holding = () => {
  const { t } = useTranslation('settings', { keyPrefix: 'payment' });
  const section = useSection('holding', 'payment', fields);
  return (
    <SectionCard section={section} title={t('holding')} labelOf={(path) => t(path as (typeof fields)[number])}>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          {...section.text('paymentTimeout')}
          label={t('paymentTimeout')}
          unit={t('minutes')}
          hint={t('paymentTimeoutHint')}
        />
        <TextField
          {...section.text('refundPolicy')}
          label={t('refundPolicy')}
          hint={t('refundPolicyHint')}
          required={false}
          maxLength={300}
        />
      </div>
    </SectionCard>
  );
};
