import type { VehicleShape } from '#contract/fleet.ts';
import { textIn } from '../../../languages/text-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { seasonIn } from '../../../quote/quote-rows.ts';
import type { Quote } from '../../../quote/use-quote.ts';
import { useBaht } from '../../../ui/money.tsx';
import type { Rental } from '../use-rental.ts';
import { ShownAmount } from './shown-amount.tsx';

type Props = { rental: Rental; vehicle: VehicleShape };

/** The total for the dates; without dates the daily rate. */
export const BoxTotal = ({ rental: { quote: shown, isDated, isTaken }, vehicle: { rates, status } }: Props) => {
  const t = useWords('vehicle', 'book');
  const { quote, isStale, failure } = shown;
  if (isTaken)
    return (
      <>
        <p className="text-xl leading-tight font-semibold tracking-tight">{t('taken')}</p>
        <p className="text-sm text-muted">{t('takenText')}</p>
      </>
    );
  return (
    <div aria-busy={isStale} className={`quick ${isStale ? 'opacity-55' : ''}`}>
      <p className="text-[2.125rem] leading-tight font-semibold tracking-tight">
        <ShownAmount quote={shown} daily={rates.daily} className="text-base" />
      </p>
      <p className="text-sm text-muted">
        {quote && !failure && <TotalNote quote={quote} daily={rates.daily} />}
        {!isDated && t(status === 'maintenance' ? 'maintenance' : 'datesForTotal')}
      </p>
    </div>
  );
};

/** A note on the total, such as "total for 5 days with VAT, ฿1,390 a day". */
const TotalNote = ({ quote, daily }: { quote: Quote; daily: number }) => {
  const t = useWords('vehicle', 'book');
  const language = useLanguage();
  const baht = useBaht();
  const tax = quote.lines.find(({ kind }) => kind === 'tax')?.name;
  const note = tax
    ? t('totalWithTax', { count: quote.days, tax: textIn(tax, language) })
    : t('total', { count: quote.days });
  if (daily === 0) return note;
  return t('noteWithRate', { note, rate: baht(daily), context: seasonIn(quote) });
};
