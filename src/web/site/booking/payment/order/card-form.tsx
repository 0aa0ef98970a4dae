import { useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../../../../languages/use-words.ts';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { brandOfNumber, type CardFields, type CardProblem, digitsOf, formatExpiry, groupInFours } from './card.ts';
import { BrandMark } from './method-card.tsx';
import { fieldIds } from './use-order.ts';

type Props = {
  card: CardFields;
  onChange: (card: CardFields) => void;
  problems: readonly CardProblem[];
  isSent: boolean;
};

/** The card fields. Their values are sent to the provider's vault and stored nowhere. */
export const CardForm = ({ card, onChange, problems, isSent }: Props) => {
  const t = useWords('payment');
  const inBooking = useWords('booking');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const leave = (field: keyof CardFields) => {
    if (card[field] !== '') setLeft(new Set([...left, field]));
  };
  const errorOf = (field: keyof CardFields) => {
    const problem = problems.find((one) => one.field === field && (isSent || left.has(field)));
    return problem && inBooking(`problems.${problem.sentence}`);
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

type CardNumberProps = {
  id: string;
  value: string;
  error: string | undefined;
  onChange: (number: string) => void;
  onLeave: () => void;
};

/** Groups the digits while they are typed or pasted; the caret keeps its place after the same digit. */
const CardNumberField = ({ id, value, error, onChange, onLeave }: CardNumberProps) => {
  const t = useWords('payment');
  const input = useRef<HTMLInputElement>(null);
  const [digitsBefore, setDigitsBefore] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (digitsBefore === null || document.activeElement !== input.current) return;
    const caret = caretBehind(value, digitsBefore);
    input.current?.setSelectionRange(caret, caret);
  }, [value, digitsBefore]);
  const brand = brandOfNumber(value);
  return (
    <TextField
      ref={input}
      id={id}
      label={t('number')}
      inputMode="numeric"
      autoComplete="cc-number"
      placeholder="1234 1234 1234 1234"
      value={value}
      error={error}
      onChange={({ currentTarget }) => {
        setDigitsBefore(digitsOf(currentTarget.value.slice(0, currentTarget.selectionStart ?? undefined)).length);
        onChange(groupInFours(currentTarget.value));
      }}
      onBlur={onLeave}
      className="md:col-span-2"
      end={
        brand && (
          <span role="img" aria-label={brand.name}>
            <BrandMark>{brand.short}</BrandMark>
          </span>
        )
      }
    />
  );
};

/** The caret's position after the given number of digits in a grouped number. */
const caretBehind = (grouped: string, digits: number): number =>
  digits === 0 ? 0 : Math.min(grouped.length, digits + Math.floor((digits - 1) / 4));
