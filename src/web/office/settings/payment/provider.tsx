import { useState } from 'react';
import { api } from '../../../api/browser.ts';
import type { Failure } from '../../../api/failure.ts';
import type { DataOf } from '../../../api/routes.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { SecretField } from '../section/secret-field.tsx';
import { SectionCard } from '../section/section-card.tsx';
import { DecidedElsewhere } from '../section/section-notices.tsx';
import { useSettings } from '../section/settings-context.ts';
import { type Section, useSection } from '../section/use-section.ts';

const fields = ['omisePublicKey', 'omiseSecretKey', 'acceptedCards', 'partialCapture'] as const;
const cards = ['visa', 'mastercard', 'amex', 'jcb'] as const;

/** The provider's keys and the accepted card brands. Keys in the environment take precedence. */
export const Provider = () => {
  const t = useWords('settings', 'payment');
  const { about } = useSettings();
  const section = useSection('provider', 'payment', fields);
  const decidedBy = about.environment.payments;
  const accepted = section.valueOf('acceptedCards');
  const taken = Array.isArray(accepted) ? accepted : [];
  const take = (card: string, isTaken: boolean) =>
    section.set(
      'acceptedCards',
      cards.filter((one) => (one === card ? isTaken : taken.includes(one))),
    );
  const { error, id } = section.text('acceptedCards');
  return (
    <SectionCard
      section={section}
      title={t('provider')}
      text={t('providerText')}
      labelOf={(path) => t(path as (typeof fields)[number])}
    >
      {decidedBy && <DecidedElsewhere by={decidedBy} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...section.text('omisePublicKey')}
          label={t('omisePublicKey')}
          required={false}
          disabled={decidedBy !== null}
          spellCheck={false}
        />
        <SecretField
          {...section.secret('omiseSecretKey')}
          label={t('omiseSecretKey')}
          last={section.savedLast}
          disabled={decidedBy !== null}
        />
      </div>
      <CheckKeys section={section} />
      <fieldset id={id} tabIndex={-1} className="grid gap-1">
        <legend className="mb-1.5 text-sm font-medium">{t('acceptedCards')}</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          {cards.map((card) => (
            <Checkbox
              key={card}
              label={t(`cards.${card}`)}
              checked={taken.includes(card)}
              onChange={({ currentTarget }) => take(card, currentTarget.checked)}
            />
          ))}
        </div>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </fieldset>
      <Switch {...section.flag('partialCapture')} label={t('partialCapture')} hint={t('partialCaptureHint')} />
    </SectionCard>
  );
};

type Answer = DataOf<'POST /admin/settings/check-payment-keys'> | Failure;

/** Checks with the provider whether the keys are valid: the typed ones, otherwise the saved ones. */
const CheckKeys = ({ section }: { section: Section<'payment'> }) => {
  const t = useWords('settings', 'payment.check');
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
    const [message] = Object.values(failure.fields);
    return message ? say(message) : say(failure);
  };
  const kind = (outcomeOf: DataOf<'POST /admin/settings/check-payment-keys'>) => {
    if (outcomeOf.isSandbox) return t('sandbox');
    return t(outcomeOf.isTest ? 'test' : 'live');
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
