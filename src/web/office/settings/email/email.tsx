import { type FormEvent, useState } from 'react';
import { useWords } from '../../../languages/use-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FormProblem } from '../../form/form-dialog.tsx';
import { useForm } from '../../form/use-form.ts';
import { SecretField } from '../section/secret-field.tsx';
import { SectionCard } from '../section/section-card.tsx';
import { DecidedElsewhere } from '../section/section-notices.tsx';
import { useSettings } from '../section/settings-context.ts';
import { useSection } from '../section/use-section.ts';

/** `/admin/settings/email`: mail server, sender and test e-mail. */
const Email = () => (
  <>
    <MailServer />
    <Sender />
    <TestMail />
  </>
);
export default Email;

const fields = ['fromName', 'fromEmail'] as const;

/** The sender that customers see. */
const Sender = () => {
  const t = useWords('settings', 'email');
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

const serverFields = ['smtpHost', 'smtpPort', 'smtpUser', 'smtpPassword', 'smtpSecure'] as const;

/** The outgoing mail server. If the environment defines one, these settings have no effect. */
const MailServer = () => {
  const t = useWords('settings', 'email');
  const { about } = useSettings();
  const section = useSection('mail-server', 'email', serverFields);
  const decidedBy = about.environment.mail;
  const field = (name: (typeof serverFields)[number]) => ({
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
      labelOf={(path) => t(path as (typeof serverFields)[number])}
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

/** Sends a test e-mail with the saved settings. */
const TestMail = () => {
  const t = useWords('settings', 'email.test');
  const { groups } = useSettings();
  const form = useForm({
    name: 'test-mail',
    begin: { to: groups.general.adminEmail || groups.general.supportEmail },
    labelOf: (field) => t(field),
    notSaved: t('failed'),
    asksToLeave: false,
  });
  const { draft, isBusy, failure } = form;
  const [taken, setTaken] = useState<{ to: string; ms: number } | null>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setTaken(null);
    const reply = await form.send('POST /admin/settings/test-mail', { body: draft });
    if (reply) setTaken({ ...draft, ms: reply.data.answeredInMs });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void send(event)}
      aria-label={t('title')}
      className="grid gap-4 rounded-lg border border-line bg-surface p-4 md:px-5"
    >
      <div>
        <h2 className="text-base font-semibold">{t('title')}</h2>
        <p className="text-xs text-muted">{t('text')}</p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <TextField {...form.text('to')} type="email" inputMode="email" className="flex-[1_1_220px]" />
        <Button type="submit" size="sm" busy={isBusy && t('busy')}>
          {t('send')}
        </Button>
      </div>
      {taken && <Alert tone="success" title={t('sent', taken)} />}
      {!failure?.fields.to && <FormProblem {...form} />}
    </form>
  );
};
