import { useTranslation } from 'react-i18next';
import { radioClass } from '../../../ui/form/radio-look.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { useRefunding } from './use-refunding.ts';

type Props = Pick<ReturnType<typeof useRefunding>, 'draft' | 'set' | 'text' | 'isByHand'>;

/** Through the provider, or as a transfer where it came through none; or already handed over and only written down. */
export const RefundWays = ({ draft: { way }, set, text, isByHand }: Props) => {
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
            onChange={() => set({ way: one })}
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
      {way === 'recorded' && <TextField {...text('reference')} optional maxLength={100} />}
    </fieldset>
  );
};
