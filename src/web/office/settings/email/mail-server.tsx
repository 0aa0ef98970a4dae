import { useTranslation } from 'react-i18next';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { DecidedElsewhere } from '../section/decided-elsewhere.tsx';
import { SecretField } from '../section/secret-field.tsx';
import { SectionCard } from '../section/section-card.tsx';
import { useSection } from '../section/use-section.ts';
import { useSettings } from '../settings-context.ts';

const fields = ['smtpHost', 'smtpPort', 'smtpUser', 'smtpPassword', 'smtpSecure'] as const;

/** The server that takes the mails. Where the environment names one, that one counts and nothing here does. */
export const MailServer = () => {
  const { t } = useTranslation('settings', { keyPrefix: 'email' });
  const { about } = useSettings();
  const section = useSection('mail-server', 'email', fields);
  const decidedBy = about.environment.mail;
  const field = (name: (typeof fields)[number]) => ({
    ...section.text(name),
    label: t(name),
    required: false,
    disabled: decidedBy !== null,
  });
  return (
    <SectionCard
      section={section}
      title={t('server')}
      text={t('serverText')}
      labelOf={(path) => t(path as (typeof fields)[number])}
    >
      {decidedBy && <DecidedElsewhere by={decidedBy} />}
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_180px]">
        <TextField {...field('smtpHost')} inputMode="url" placeholder="smtp.example.com" />
        <TextField {...field('smtpPort')} inputMode="numeric" hint={t('smtpPortHint')} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('smtpUser')} />
        <SecretField
          {...section.secret('smtpPassword')}
          label={t('smtpPassword')}
          last={section.savedLast}
          disabled={decidedBy !== null}
        />
      </div>
      <Switch
        {...section.flag('smtpSecure')}
        label={t('smtpSecure')}
        hint={t('smtpSecureHint')}
        disabled={decidedBy !== null}
      />
    </SectionCard>
  );
};
