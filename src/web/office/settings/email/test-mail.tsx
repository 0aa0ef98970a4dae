import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FormProblem } from '../../form/form-dialog.tsx';
import { useForm } from '../../form/use-form.ts';
import { useSettings } from '../settings-context.ts';

/** A mail through what is saved, to see whether it arrives. */
export const TestMail = () => {
  const { t } = useTranslation('settings', { keyPrefix: 'email.test' });
  const { groups } = useSettings();
  const form = useForm({
    name: 'test-mail',
    begin: { to: groups.general.adminEmail || groups.general.supportEmail },
    labelOf: (field) => t(field),
    notSaved: t('failed'),
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
