import { useTranslation } from 'react-i18next';
import type { VehicleShape } from '#contract/fleet.ts';
import { useLanguage } from '../../../ui/dates.ts';
import { Money, useBaht } from '../../../ui/money.tsx';
import type { Quote } from '../../quote/use-quote.ts';
import type { Rental } from '../use-rental.ts';

type Props = { rental: Rental; vehicle: VehicleShape };

/** The total for the dates first; without dates what a day costs. */
export const BoxTotal = ({ rental: { quote: shown, isDated }, vehicle: { rates, status } }: Props) => {
  const { t } = useTranslation(['vehicle', 'quote']);
  const { quote, isStale, failure } = shown;
  const sum = failure ? null : quote;
  const amount = sum ? sum.total : rates.daily;
  return (
    <div aria-busy={isStale} className={`quick ${isStale ? 'opacity-55' : ''}`}>
      <p className="text-[2.125rem] leading-tight font-semibold tracking-tight">
        {amount > 0 ? <Money baht={amount} /> : t('quote:included')}
        {!sum && amount > 0 && (
          <span className="text-base font-regular tracking-[0] text-muted"> {t('book.aDay')}</span>
        )}
      </p>
      <p className="text-sm text-muted">
        {sum && <TotalNote quote={sum} daily={rates.daily} />}
        {!isDated && t(status === 'maintenance' ? 'book.maintenance' : 'book.datesForTotal')}
      </p>
    </div>
  );
};

/** “total for 5 days with VAT, ฿1,390 a day” */
const TotalNote = ({ quote, daily }: { quote: Quote; daily: number }) => {
  const { t } = useTranslation('vehicle', { keyPrefix: 'book' });
  const language = useLanguage();
  const baht = useBaht();
  const tax = quote.lines.find(({ kind }) => kind === 'tax')?.name;
  const note = tax
    ? t('totalWithTax', { count: quote.days, tax: tax[language] ?? tax.en })
    : t('total', { count: quote.days });
  return daily > 0 ? t('noteWithRate', { note, rate: baht(daily) }) : note;
};
