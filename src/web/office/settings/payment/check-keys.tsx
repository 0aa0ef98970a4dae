import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/browser.ts';
import type { Failure } from '../../../api/failure.ts';
import type { DataOf } from '../../../api/routes.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Button } from '../../../ui/button.tsx';
import type { Section } from '../section/use-section.ts';

type Answer = DataOf<'POST /admin/settings/check-payment-keys'> | Failure;

/** Asks the provider whether the keys are good: those typed, else those saved. */
export const CheckKeys = ({ section }: { section: Section<'payment'> }) => {
  const { t } = useTranslation('settings', { keyPrefix: 'payment.check' });
  const say = useProblemWords();
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const publicKey = section.textOf('omisePublicKey');
  const { value: secret, base } = section.secret('omiseSecretKey');
  const check = async () => {
    setBusy(true);
    setAnswer(null);
    const isTyped = secret !== null && secret !== base;
    const body = {
      ...(section.was('omisePublicKey') !== null && { omisePublicKey: publicKey }),
      ...(isTyped && { omiseSecretKey: secret }),
    };
    const reply = await api.call('POST /admin/settings/check-payment-keys', { body });
    setBusy(false);
    setAnswer(reply.success ? reply.data : reply);
  };
  const refusal = (failure: Failure) => {
    const [said] = Object.values(failure.fields);
    return said ? say(said) : say(failure);
  };
  const kind = (found: DataOf<'POST /admin/settings/check-payment-keys'>) => {
    if (found.isSandbox) return t('sandbox');
    return t(found.isTest ? 'test' : 'live');
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button size="sm" busy={isBusy && t('busy')} onClick={() => void check()}>
        {t('button')}
      </Button>
      <p role="status" className="text-xs font-medium">
        {answer && 'answeredInMs' in answer && (
          <span className="text-success">{t('answered', { ms: answer.answeredInMs, kind: kind(answer) })}</span>
        )}
        {answer && 'error' in answer && <span className="text-danger">{refusal(answer)}</span>}
      </p>
    </div>
  );
};
