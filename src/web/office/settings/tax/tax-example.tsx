import { useTranslation } from 'react-i18next';
import { useBaht } from '../../../ui/money.tsx';
import { taxOn } from './tax-on.ts';

const PRICE = 1000;

type Props = { isOn: boolean; rate: string; name: string; isIncluded: boolean };

/** What a customer pays on ฿1,000 with what is typed. */
export const TaxExample = ({ isOn, rate, name, isIncluded }: Props) => {
  const { t } = useTranslation('settings', { keyPrefix: 'tax' });
  const baht = useBaht();
  const tax = isOn ? taxOn(PRICE, rate, isIncluded) : 0;
  const price = baht(PRICE);
  return (
    <p
      aria-live="polite"
      className="flex flex-wrap justify-between gap-x-4 gap-y-1 rounded-md bg-sunken px-4 py-3 text-xs figures"
    >
      <span className="text-muted">{t('example', { price })}</span>
      {tax === null && <span>{t('noRate')}</span>}
      {tax !== null && !isOn && <span>{t('without', { price })}</span>}
      {tax !== null && isOn && isIncluded && <strong>{t('within', { price, tax: baht(tax), name })}</strong>}
      {tax !== null && isOn && !isIncluded && (
        <span>
          {t('added', { price, tax: baht(tax), name })}
          <strong className="font-semibold">{baht(PRICE + tax)}</strong>
        </span>
      )}
    </p>
  );
};
