import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../../ui/form/field.tsx';

type Props = { value: number | null; error: string | undefined; onChoose: (eighths: number) => void };

const eighths = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** How full the tank is, in eighths: one press, or the arrow keys. */
export const FuelChoice = ({ value, error, onChoose }: Props) => {
  const { t } = useTranslation('bookings', { keyPrefix: 'handOver' });
  const name = useId();
  const words: Partial<Record<number, string>> = { 0: t('empty'), 4: t('half'), 8: t('full') };
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{t('fuel')}</legend>
      <div className="grid grid-cols-9 gap-1">
        {eighths.map((one) => (
          <label
            key={one}
            className={`relative grid min-h-11 cursor-pointer place-items-center rounded-sm border text-2xs font-medium quick has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${value !== null && one <= value ? 'border-brand bg-brand text-on-brand' : 'border-line-control bg-surface'}`}
          >
            <input
              type="radio"
              name={name}
              checked={value === one}
              aria-label={t('eighth', { count: one })}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
              onChange={() => onChoose(one)}
            />
            <span aria-hidden="true">{words[one]}</span>
          </label>
        ))}
      </div>
      {error && (
        <div className="mt-1.5">
          <FieldError id={`${name}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
};
