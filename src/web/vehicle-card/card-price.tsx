import type { OfferShape } from '#contract/fleet.ts';
import { textIn } from '../languages/text-in.ts';
import { useLanguage } from '../languages/use-language.ts';
import { useWords } from '../languages/use-words.ts';
import { PriceBreakdown } from '../quote/price-breakdown.tsx';
import { DayPrice, NotInTotal, SavingsNote, TotalNote } from '../quote/price-notes.tsx';
import { taxNameIn } from '../quote/quote-rows.ts';
import { Icon } from '../ui/icons.tsx';
import { Money } from '../ui/money.tsx';
import { longerRates } from './saving.ts';

type Rates = Pick<OfferShape, 'dailyRate' | 'weeklyRate' | 'monthlyRate'>;
type Priced = Rates & Pick<OfferShape, 'quote'>;

/** The total for the dates, with what it is for and what it saves; without dates “from … / day”. */
export const CardPrice = ({ offer: { quote, dailyRate } }: { offer: Priced }) => {
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

type LinesProps = {
  offer: Priced;
  name: string;
  /** The id of the popover. */
  id: string;
};

/** What a day of the total comes to: a button that opens the total's lines and the longer rates over the page. */
export const CardLines = ({ offer, name, id }: LinesProps) => {
  const t = useWords('vehicles');
  const { quote, dailyRate } = offer;
  if (dailyRate === 0 && !quote) return null;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="relative z-1 inline-flex min-h-11 items-center gap-1 text-left lg:min-h-6 text-xs leading-snug text-muted underline decoration-line-control underline-offset-3 hover:text-ink"
      >
        {quote ? <DayPrice quote={quote} /> : t('card.longer')}
        <Icon name="down" className="size-3.5 shrink-0" />
        <span className="sr-only">{quote ? t('card.lines', { name }) : name}</span>
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t('card.lines', { name })}
        className="my-1.5 max-h-[80dvh] w-85 max-w-[calc(100vw-24px)] lg:w-75 overflow-y-auto overscroll-contain rounded-panel border border-line bg-raised p-4.5 text-xs text-muted shadow-lg [&_dd]:text-ink"
        style={{
          positionArea: 'top span-right',
          positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
        }}
      >
        {quote && (
          <>
            <PriceBreakdown quote={quote} vehicle={name} />
            <p className="mb-2.5 leading-snug">
              <NotInTotal quote={quote} />
            </p>
          </>
        )}
        <VehicleRates offer={offer} className={quote ? 'border-t border-line pt-2.5' : ''} />
      </div>
    </>
  );
};

/** What the total saves; keeps its line where it saves nothing, so that the totals of a row stand level. */
export const CardSavings = ({ offer: { quote } }: { offer: Pick<OfferShape, 'quote'> }) =>
  quote && (
    <p className="mt-0.5 min-h-4.5 text-xs leading-snug text-success">
      <SavingsNote quote={quote} />
    </p>
  );

/** The rates with the savings of the longer ones, whether tax comes on top, and a note that seasons may change them. */
const VehicleRates = ({ offer, className }: { offer: Priced; className: string }) => {
  const t = useWords('vehicles');
  const language = useLanguage();
  const { dailyRate, quote } = offer;
  const tax = quote && !quote.taxIncluded && taxNameIn(quote);
  const rates = [
    ...(dailyRate > 0 ? [{ name: 'daily' as const, rate: dailyRate, percent: 0 }] : []),
    ...longerRates(offer),
  ];
  return (
    <div className={className}>
      <dl>
        {rates.map(({ name, rate, percent }) => (
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
      <p className="text-subtle">
        {tax && `${t('card.beforeTax', { tax: textIn(tax, language) })} `}
        {t('card.seasonal')}
      </p>
    </div>
  );
};
