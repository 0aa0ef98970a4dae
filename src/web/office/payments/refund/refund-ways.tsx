import { useTranslation } from 'react-i18next';
import { radioClass } from '../../../ui/form/radio-look.ts';
import { TextField } from '../../../ui/form/text-field.tsx';

type Way = 'automatic' | 'recorded';
type Props = {
  way: Way;
  reference: string;
  /** The money came through no provider: it can only go back by hand. */
  isByHand: boolean;
  onChange: (change: { way?: Way; reference?: string }) => void;
};

/** Through the provider, or as a transfer where it came through none; or already handed over and only written down. */
export const RefundWays = ({ way, reference, isByHand, onChange }: Props) => {
  const { t } = useTranslation('payments', { keyPrefix: 'refund' });
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{t('way')}</legend>
      {(['automatic', 'recorded'] as const).map((one) => (
        <label key={one} className="flex min-h-7 items-start gap-2.5 text-sm">
          <input
            type="radio"
            name="way"
            value={one}
            checked={way === one}
            onChange={() => onChange({ way: one })}
            className={radioClass}
          />
          <span className="min-w-0">
            {t(isByHand && one === 'automatic' ? 'transfer' : one)}
            {one === 'automatic' && (
              <span className="block text-xs text-muted">{t(isByHand ? 'transferHint' : 'automaticHint')}</span>
            )}
          </span>
        </label>
      ))}
      {way === 'recorded' && (
        <TextField
          label={t('reference')}
          optional
          maxLength={100}
          value={reference}
          onChange={({ currentTarget }) => onChange({ reference: currentTarget.value })}
        />
      )}
    </fieldset>
  );
};
