import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { DecidedElsewhere } from '../section/decided-elsewhere.tsx';
import { SecretField } from '../section/secret-field.tsx';
import { SectionCard } from '../section/section-card.tsx';
import { useSection } from '../section/use-section.ts';
import { useSettings } from '../settings-context.ts';
import { CheckKeys } from './check-keys.tsx';

const fields = ['omisePublicKey', 'omiseSecretKey', 'acceptedCards'] as const;
const cards = ['visa', 'mastercard', 'amex', 'jcb'] as const;

/** The keys of the provider and the cards that are taken with them. Where the environment names keys, those count. */
export const Provider = () => {
  const { t } = useTranslation('settings', { keyPrefix: 'payment' });
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
    </SectionCard>
  );
};
