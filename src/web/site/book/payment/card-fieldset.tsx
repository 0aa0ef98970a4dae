import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/text-field.tsx';
import { BrandMark } from './brand-mark.tsx';
import { digitsOf } from './card-number.ts';
import { CardNumberField } from './card-number-field.tsx';
import type { CardFields, CardTrouble } from './card-troubles.ts';
import { formatExpiry } from './expiry.ts';

type Props = {
  ids: Readonly<Record<keyof CardFields, string>>;
  card: CardFields;
  onChange: (card: CardFields) => void;
  troubles: readonly CardTrouble[];
  isSent: boolean;
};

/** The fields of a card. What is in them goes to the vault and is kept nowhere. */
export const CardFieldset = ({ ids, card, onChange, troubles, isSent }: Props) => {
  const { t } = useTranslation('booking');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const leave = (field: keyof CardFields) => {
    if (card[field] !== '') setLeft(new Set([...left, field]));
  };
  const errorOf = (field: keyof CardFields) => {
    const found = troubles.find((one) => one.field === field && (isSent || left.has(field)));
    return found && t(`troubles.${found.sentence}`);
  };
  return (
    <fieldset className="pt-8">
      <legend className="contents">
        <h2 className="text-xl">{t('payment.howToPay')}</h2>
      </legend>
      <div className="mt-4 rounded-lg border border-brand bg-surface edge-brand">
        <p className="flex min-h-16 items-center justify-between gap-3 border-b border-line px-4 font-semibold md:px-5">
          {t('payment.card')}
          <span aria-hidden="true" className="flex gap-1.5 max-[380px]:hidden">
            {['VISA', 'MC', 'AMEX', 'JCB'].map((brand) => (
              <BrandMark key={brand}>{brand}</BrandMark>
            ))}
          </span>
        </p>
        <div className="grid gap-x-4 gap-y-5 p-4 md:grid-cols-2 md:p-5">
          <CardNumberField
            id={ids.number}
            value={card.number}
            error={errorOf('number')}
            onChange={(number) => onChange({ ...card, number })}
            onLeave={() => leave('number')}
          />
          <TextField
            id={ids.expiry}
            label={t('payment.expiry')}
            placeholder="MM / YYYY"
            inputMode="numeric"
            autoComplete="cc-exp"
            value={card.expiry}
            error={errorOf('expiry')}
            onChange={(event) => onChange({ ...card, expiry: formatExpiry(event.currentTarget.value, card.expiry) })}
            onBlur={() => leave('expiry')}
          />
          <TextField
            id={ids.code}
            label={t('payment.code')}
            hint={t('payment.codeHint')}
            inputMode="numeric"
            autoComplete="cc-csc"
            value={card.code}
            error={errorOf('code')}
            onChange={(event) => onChange({ ...card, code: digitsOf(event.currentTarget.value).slice(0, 4) })}
            onBlur={() => leave('code')}
          />
          <TextField
            id={ids.holder}
            label={t('payment.holder')}
            autoComplete="cc-name"
            maxLength={100}
            value={card.holder}
            error={errorOf('holder')}
            onChange={(event) => onChange({ ...card, holder: event.currentTarget.value })}
            onBlur={() => leave('holder')}
            className="md:col-span-2"
          />
        </div>
      </div>
    </fieldset>
  );
};
