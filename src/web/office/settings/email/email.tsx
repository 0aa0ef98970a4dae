import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/form/text-field.tsx';
import { SectionCard } from '../section/section-card.tsx';
import { useSection } from '../section/use-section.ts';
import { MailServer } from './mail-server.tsx';
import { TestMail } from './test-mail.tsx';

/** `/admin/settings/email`: through which server mails go, and from whom. */
const Email = () => (
  <>
    <MailServer />
    <Sender />
    <TestMail />
  </>
);
export default Email;

const fields = ['fromName', 'fromEmail'] as const;

/** Whom customers read as the sender. */
const Sender = () => {
  const { t } = useTranslation('settings', { keyPrefix: 'email' });
  const section = useSection('sender', 'email', fields);
  return (
    <SectionCard section={section} title={t('sender')} labelOf={(path) => t(path as (typeof fields)[number])}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...section.text('fromName')} label={t('fromName')} required={false} maxLength={300} />
        <TextField
          {...section.text('fromEmail')}
          label={t('fromEmail')}
          hint={t('fromEmailHint')}
          type="email"
          inputMode="email"
          required={false}
        />
      </div>
    </SectionCard>
  );
};
