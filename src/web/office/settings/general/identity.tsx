import { useTranslation } from 'react-i18next';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { SectionCard } from '../section/section-card.tsx';
import { useSection } from '../section/use-section.ts';

const fields = [
  'siteName',
  'siteDescription',
  'adminEmail',
  'supportEmail',
  'contactPhone',
  'emergencyPhone',
  'address',
  'addressInThai',
  'taxId',
] as const;

/** Name and contact, as visitors, mails and documents show them. */
export const Identity = () => {
  const { t } = useTranslation('settings', { keyPrefix: 'general' });
  const section = useSection('identity', 'general', fields);
  const field = (name: (typeof fields)[number]) => ({ ...section.text(name), label: t(name) });
  const free = { required: false } as const;
  return (
    <SectionCard
      section={section}
      title={t('identity')}
      text={t('identityText')}
      labelOf={(path) => t(path as (typeof fields)[number])}
    >
      <TextField {...field('siteName')} maxLength={100} />
      <TextArea {...field('siteDescription')} {...free} rows={2} maxLength={1000} hint={t('siteDescriptionHint')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('adminEmail')} {...free} type="email" inputMode="email" hint={t('adminEmailHint')} />
        <TextField {...field('supportEmail')} {...free} type="email" inputMode="email" hint={t('supportEmailHint')} />
        <TextField {...field('contactPhone')} {...free} type="tel" inputMode="tel" />
        <TextField {...field('emergencyPhone')} {...free} type="tel" inputMode="tel" hint={t('emergencyPhoneHint')} />
      </div>
      <TextField {...field('address')} {...free} maxLength={300} />
      <TextField {...field('addressInThai')} {...free} lang="th" maxLength={300} hint={t('addressInThaiHint')} />
      <TextField {...field('taxId')} {...free} hint={t('taxIdHint')} className="sm:max-w-80" />
    </SectionCard>
  );
};
