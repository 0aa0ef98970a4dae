import type { ReactNode } from 'react';
import type { QuoteLineShape, QuoteShape } from '#contract/pricing.ts';
import { textIn } from '../languages/text-in.ts';
import { useLanguage } from '../languages/use-language.ts';
import { useWords } from '../languages/use-words.ts';
import { Money } from '../ui/money.tsx';
import { rowsOf } from './quote-rows.ts';
import { useLineWords } from './quote-words.ts';

type Props = {
  quote: QuoteShape;
  /** The label of the vehicle's lines. */
  vehicle: string;
  /** Baht still due at pick-up for an existing booking, whose quote does not count payments. */
  dueAtPickUp?: number;
};

/** The lines of a total. Every figure comes from the server. */
export const PriceBreakdown = ({ quote, vehicle, dueAtPickUp = quote.dueAtPickUp }: Props) => {
  const t = useWords('quote');
  const { items, less, tax, within, atPickUp, hasSubtotal } = rowsOf(quote);
  return (
    <dl aria-label={t('breakdown')} className="text-[0.9375rem] leading-body">
      <Lines lines={items} vehicle={vehicle} addedTax={tax.find(({ kind }) => kind === 'tax')?.name} />
      {hasSubtotal && (
        <Row look="mt-1.5 border-t border-line pt-3 text-muted" name={t('subtotal')} amount={quote.subtotal} />
      )}
      <Lines lines={less} vehicle={vehicle} look="text-success" />
      <Lines lines={tax} vehicle={vehicle} look="text-muted" />
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t-[1.5px] border-ink pt-3.5 pb-1.5 font-semibold">
        <dt>{t('total')}</dt>
        <dd className="text-[1.75rem] leading-none tracking-[-0.03em]">
          <Money baht={quote.total} />
        </dd>
      </div>
      <Lines lines={within} vehicle={vehicle} look="text-sm text-muted" />
      <Lines lines={atPickUp} vehicle={vehicle} look="text-sm text-muted" />
      {atPickUp.length > 0 && dueAtPickUp > 0 && (
        <Row look="text-sm font-medium" name={t('dueAtPickUp')} amount={dueAtPickUp} />
      )}
    </dl>
  );
};

type LinesProps = {
  lines: readonly QuoteLineShape[];
  vehicle: string;
  /** The tax that a later line adds: the vehicle's rate says that it is before it, since the total's rate is after it. */
  addedTax?: QuoteLineShape['name'] | undefined;
  look?: string;
};

const Lines = ({ lines, vehicle, addedTax, look = '' }: LinesProps) => {
  const t = useWords('quote');
  const language = useLanguage();
  const wordsOf = useLineWords(vehicle);
  return lines.map((line) => {
    const { name, detail } = wordsOf(line);
    const key = `${line.kind} ${line.unit} ${name}`;
    const isBeforeTax = line.kind === 'vehicle' && detail && addedTax;
    const rate = isBeforeTax ? t('beforeTax', { detail, tax: textIn(addedTax, language) }) : detail;
    return <Row key={key} look={look} name={name} detail={rate} amount={line.amount} />;
  });
};

type RowProps = { look: string; name: ReactNode; detail?: ReactNode; amount: number };

const Row = ({ look, name, detail, amount }: RowProps) => {
  const t = useWords('quote');
  return (
    <div className={`flex justify-between gap-4 py-1.75 ${look}`}>
      <dt className="min-w-0">
        {name}
        {detail && <span className="block text-xs leading-snug text-subtle">{detail}</span>}
      </dt>
      <dd>{amount === 0 ? t('included') : <Money baht={amount} />}</dd>
    </div>
  );
};
