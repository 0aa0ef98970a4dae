import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { fieldIds } from '../use-order.ts';
import { formatExpiry } from './card-expiry.ts';
import { digitsOf } from './card-number.ts';
import { CardNumberField } from './card-number-field.tsx';
import type { CardFields, CardProblem } from './card-problems.ts';

type Props = {
  card: CardFields;
  onChange: (card: CardFields) => void;
  problems: readonly CardProblem[];
  isSent: boolean;
};

/** The fields of a card. What is in them goes to the vault and is kept nowhere. */
export const CardForm = ({ card, onChange, problems, isSent }: Props) => {
  const { t } = useTranslation(['payment', 'booking']);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const leave = (field: keyof CardFields) => {
    if (card[field] !== '') setLeft(new Set([...left, field]));
  };
  const errorOf = (field: keyof CardFields) => {
    const found = problems.find((one) => one.field === field && (isSent || left.has(field)));
    return found && t(`booking:problems.${found.sentence}`);
  };
  return (
    <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
      <CardNumberField
        id={fieldIds.number}
        value={card.number}
        error={errorOf('number')}
        onChange={(number) => onChange({ ...card, number })}
        onLeave={() => leave('number')}
      />
      <TextField
        id={fieldIds.expiry}
        label={t('expiry')}
        placeholder="MM / YYYY"
        inputMode="numeric"
        autoComplete="cc-exp"
        value={card.expiry}
        error={errorOf('expiry')}
        onChange={(event) => onChange({ ...card, expiry: formatExpiry(event.currentTarget.value, card.expiry) })}
        onBlur={() => leave('expiry')}
      />
      <TextField
        id={fieldIds.code}
        label={t('code')}
        hint={t('codeHint')}
        type="password"
        inputMode="numeric"
        autoComplete="cc-csc"
        value={card.code}
        error={errorOf('code')}
        onChange={(event) => onChange({ ...card, code: digitsOf(event.currentTarget.value).slice(0, 4) })}
        onBlur={() => leave('code')}
      />
      <TextField
        id={fieldIds.holder}
        label={t('holder')}
        autoComplete="cc-name"
        maxLength={100}
        value={card.holder}
        error={errorOf('holder')}
        onChange={(event) => onChange({ ...card, holder: event.currentTarget.value })}
        onBlur={() => leave('holder')}
        className="md:col-span-2"
      />
    </div>
  );
};
