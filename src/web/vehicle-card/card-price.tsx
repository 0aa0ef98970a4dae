import type { OfferShape, VehicleShape } from '#contract/fleet.ts';
import type { QuoteShape } from '#contract/pricing.ts';
import { textIn } from '../languages/text-in.ts';
import { useLanguage } from '../languages/use-language.ts';
import { useWords } from '../languages/use-words.ts';
import { PriceBreakdown } from '../quote/price-breakdown.tsx';
import { seasonIn } from '../quote/quote-rows.ts';
import { Icon } from '../ui/icons.tsx';
import { Money, useBaht } from '../ui/money.tsx';
import { longerRates } from './saving.ts';

type Props = {
  offer: Pick<OfferShape, 'quote' | 'dailyRate' | 'weeklyRate' | 'monthlyRate'>;
  name: string;
};

/** The total for the chosen dates; without dates “from … / day”. */
export const CardPrice = ({ offer: { quote, dailyRate } }: Pick<Props, 'offer'>) => {
  const t = useWords('vehicles');
  if (quote)
    return (
      <div>
        <p className="text-2xl leading-tight font-semibold tracking-tight">
          {quote.total > 0 ? <Money baht={quote.total} /> : t('card.included')}
        </p>
        <p className="text-xs leading-snug text-muted">
          <TotalNote quote={quote} />
        </p>
      </div>
    );
  return (
    <p className="text-xs text-muted">
      {dailyRate > 0 ? (
        <>
          {t('card.from')} <Money baht={dailyRate} className="text-xl font-semibold tracking-tight text-ink" />{' '}
          {t('card.aDay')}
        </>
      ) : (
        <span className="text-xl font-semibold text-ink">{t('card.included')}</span>
      )}
    </p>
  );
};

/** A note on the total, such as “total, 5 days, VAT included”. */
const TotalNote = ({ quote }: { quote: QuoteShape }) => {
  const t = useWords('vehicles');
  const total = t('card.total', { count: quote.days });
  const tax = useTaxName(quote);
  return tax ? t('card.withTax', { total, tax }) : total;
};

/** The daily rate, and what is not in it yet: “฿890 a day before VAT”. */
const DailyRate = ({ dailyRate, quote }: { dailyRate: number; quote: QuoteShape }) => {
  const t = useWords('vehicles');
  const baht = useBaht();
  const tax = useTaxName(quote);
  const said = { price: baht(dailyRate), context: seasonIn(quote) };
  return tax && !quote.taxIncluded ? t('card.perDayBeforeTax', { ...said, tax }) : t('card.perDay', said);
};

const useTaxName = ({ lines }: QuoteShape): string | null => {
  const language = useLanguage();
  const tax = lines.find(({ kind }) => kind === 'tax')?.name;
  return tax ? textIn(tax, language) : null;
};

/**
 * The daily rate, which expands into the total's lines and the longer rates. Leaves room for Details beside its first
 * line.
 */
export const CardLines = ({ offer, name }: Props) => {
  const t = useWords('vehicles');
  const { quote, dailyRate } = offer;
  if (dailyRate === 0 && !quote) return null;
  return (
    <details className="group/lines text-xs text-muted">
      <summary className="mr-18 inline-flex min-h-6 items-center gap-1 leading-snug underline decoration-line-control underline-offset-3 hover:text-ink">
        {quote ? <DailyRate dailyRate={dailyRate} quote={quote} /> : t('card.longer')}
        <Icon name="down" className="size-3.5 shrink-0 quick group-open/lines:rotate-180" />
        <span className="sr-only">{quote ? t('card.lines', { name }) : name}</span>
      </summary>
      {quote && (
        <div className="mt-2 border-t border-line pt-2 [&_dd]:text-xs [&_dd]:leading-snug [&_dd]:text-ink [&_dl]:text-xs">
          <PriceBreakdown quote={quote} vehicle={name} />
        </div>
      )}
      <VehicleRates vehicle={offer} className="mt-2 border-t border-line pt-2" />
    </details>
  );
};

type VehicleRatesProps = {
  vehicle: Pick<VehicleShape, 'dailyRate' | 'weeklyRate' | 'monthlyRate'>;
  className?: string;
};

/** The weekly and monthly rates with their savings, and a note that seasons may change them. */
const VehicleRates = ({ vehicle, className = '' }: VehicleRatesProps) => {
  const t = useWords('vehicles');
  return (
    <div className={className}>
      <dl>
        {longerRates(vehicle).map(({ name, rate, percent }) => (
          <div key={name} className="flex justify-between gap-3 py-0.75">
            <dt>
              {t(`card.${name}`)}
              {percent > 0 && <span className="text-success"> {t('card.saves', { percent })}</span>}
            </dt>
            <dd>
              <Money baht={rate} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-subtle">{t('card.seasonal')}</p>
    </div>
  );
};
