import { type FormEvent, useEffect, useRef, useState } from 'react';
import { noRetryClient } from '../../api/browser.ts';
import type { Failure } from '../../api/failure.ts';
import { proofBody } from '../../api/proof-body.ts';
import { useWords } from '../../languages/use-words.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

type Props = { withCode: boolean; onAnswer: (isProven: boolean) => void };

/** Asks who is signed in for the password, and the code where there is a second step. */
export const ProofDialog = ({ withCode, onAnswer }: Props) => {
  const t = useWords('office', 'proof');
  const say = useProblemWords();
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    const field = failure ? '[aria-invalid=true]' : '[name=password]';
    form.current?.querySelector<HTMLElement>(field)?.focus();
  }, [failure]);
  const errorOf = (name: string) => {
    const problem = failure?.fields[name];
    return problem && say(problem);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !form.current) return;
    setBusy(true);
    const outcome = await noRetryClient.call('POST /auth/proof', { body: proofBody(new FormData(form.current)) });
    setBusy(false);
    if (outcome.success) onAnswer(true);
    else setFailure(outcome);
  };
  const isOfNoField = failure && Object.keys(failure.fields).length === 0;
  return (
    <Modal open onClose={() => onAnswer(false)} title={t('title')}>
      <form ref={form} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
        <p className="text-muted">{t('text')}</p>
        <PasswordField
          id="proof-password"
          name="password"
          label={t('password')}
          autoComplete="current-password"
          maxLength={1000}
          error={errorOf('password')}
        />
        {withCode && (
          <TextField
            id="proof-code"
            name="code"
            label={t('code')}
            autoComplete="one-time-code"
            maxLength={40}
            error={errorOf('code') ?? errorOf('recoveryCode')}
          />
        )}
        {isOfNoField && <Alert tone="danger" title={say(failure)} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => onAnswer(false)}>{t('cancel')}</Button>
          <Button type="submit" look="accent" busy={isBusy && t('busy')}>
            {t('submit')}
          </Button>
        </div>
      </form>
    </Modal>
  );
};
