import { useEffect, useState } from 'react';
import { noRetryClient } from '../../../api/browser.ts';
import type { Failure } from '../../../api/failure.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { HelpLine } from '../frame/help-line.tsx';

type Props = {
  email: string;
  code: string;
  onCode: (code: string) => void;
  /** The answer that asked for a code, or refused the one that was typed. */
  refusal: Failure;
};

/** Mails a code to the customer and takes it, while many vehicles are held without money. The step's form sends it. */
const ConfirmEmail = ({ email, code, onCode, refusal }: Props) => {
  const t = useWords('booking', 'confirmEmail');
  const say = useProblemWords();
  const { send, isSending, notSent, isSentAgain } = useSentCode(email);
  const wrong = refusal.fields.emailCode;
  return (
    <Card role="alert" className="grid gap-4">
      <div className="grid gap-2">
        <h2 className="text-lg">{t('title')}</h2>
        <p className="text-muted">{t('text', { email })}</p>
      </div>
      <TextField
        id="email-code"
        label={t('code')}
        hint={t('hint')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        maxLength={20}
        className="max-w-60"
        value={code}
        onChange={({ target }) => onCode(target.value)}
        error={wrong && say(wrong)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="brand">
          {t('go')}
        </Button>
        <Button onClick={send} busy={isSending && t('sending')}>
          {t('again')}
        </Button>
      </div>
      <p role="status" className="text-xs text-muted empty:hidden">
        {notSent ? say(notSent) : isSentAgain && t('sentAgain', { email })}
      </p>
      <HelpLine />
    </Card>
  );
};
export default ConfirmEmail;

/** Kept here, because the step shows the card anew after each answer. */
let mailedTo = '';

/** Mails a code at once, and again when asked; the same code within half an hour. */
const useSentCode = (email: string) => {
  const language = useLanguage();
  const [isSending, setSending] = useState(false);
  const [answer, setAnswer] = useState<Failure | 'sent again' | null>(null);
  const mail = async (isAgain: boolean) => {
    setSending(true);
    const reply = await noRetryClient.call('POST /bookings/email-code', { body: { email, language } });
    setSending(false);
    setAnswer(reply.success ? (isAgain ? 'sent again' : null) : reply);
  };
  useEffect(() => {
    if (mailedTo === email) return;
    mailedTo = email;
    void mail(false);
  });
  const isSentAgain = answer === 'sent again';
  return { send: () => mail(true), isSending, isSentAgain, notSent: isSentAgain ? null : answer };
};
