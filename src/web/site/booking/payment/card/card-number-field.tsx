import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { BrandMark } from '../method/brand-mark.tsx';
import { brandOf, digitsOf, groupInFours } from './card-number.ts';

type Props = {
  id: string;
  value: string;
  error: string | undefined;
  onChange: (number: string) => void;
  onLeave: () => void;
};

/** Groups the digits while they are typed or pasted; the caret stays behind the digit it was behind. */
export const CardNumberField = ({ id, value, error, onChange, onLeave }: Props) => {
  const { t } = useTranslation('payment');
  const input = useRef<HTMLInputElement>(null);
  const [digitsBefore, setDigitsBefore] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (digitsBefore === null || document.activeElement !== input.current) return;
    const caret = caretBehind(value, digitsBefore);
    input.current?.setSelectionRange(caret, caret);
  }, [value, digitsBefore]);
  const brand = brandOf(value);
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

/** Where the caret stands behind so many digits of a grouped number. */
const caretBehind = (grouped: string, digits: number): number =>
  digits === 0 ? 0 : Math.min(grouped.length, digits + Math.floor((digits - 1) / 4));
