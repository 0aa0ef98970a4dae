import { useTranslation } from 'react-i18next';
import { Switch } from '../../../ui/form/switch.tsx';
import { SectionCard } from '../section/section-card.tsx';
import { useSection } from '../section/use-section.ts';

const fields = ['enableCash', 'enableBankTransfer'] as const;

/** Ways to pay past the provider. They stand among the payment methods too, with the same switch. */
export const Counter = () => {
  const { t } = useTranslation('settings', { keyPrefix: 'payment' });
  const section = useSection('counter', 'payment', fields);
  return (
    <SectionCard
      section={section}
      title={t('counter')}
      text={t('counterText')}
      labelOf={(path) => t(path as (typeof fields)[number])}
    >
      {fields.map((name) => (
        <Switch key={name} {...section.flag(name)} label={t(name)} hint={t(`${name}Hint`)} />
      ))}
    </SectionCard>
  );
};
