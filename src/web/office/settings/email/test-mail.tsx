import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../api/failure.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useDeed } from '../../live/use-deed.ts';
import { useSettings } from '../settings-context.ts';

/** A mail through what is saved, to see whether it arrives. */
export const TestMail = () => {
  const { t } = useTranslation('settings', { keyPrefix: 'email.test' });
  const { groups } = useSettings();
  const { run, isBusy } = useDeed();
  const say = useProblemWords();
  const [to, setTo] = useState(groups.general.adminEmail || groups.general.supportEmail);
  const [answer, setAnswer] = useState<{ to: string; ms: number } | Failure | null>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setAnswer(null);
    const reply = await run('POST /admin/settings/test-mail', { body: { to } }, { failed: setAnswer });
    if (reply) setAnswer({ to, ms: reply.data.answeredInMs });
  };
  const refused = answer && 'error' in answer ? answer : null;
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
        <TextField
          label={t('to')}
          name="to"
          type="email"
          inputMode="email"
          value={to}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
          error={refused?.fields.to && say(refused)}
          className="flex-[1_1_220px]"
        />
        <Button type="submit" size="sm" busy={isBusy && t('busy')}>
          {t('send')}
        </Button>
      </div>
      {answer && 'ms' in answer && <Alert tone="success" title={t('sent', answer)} />}
      {refused && !refused.fields.to && (
        <Alert tone="danger" title={t('failed')}>
          {say(refused)}
        </Alert>
      )}
    </form>
  );
};
