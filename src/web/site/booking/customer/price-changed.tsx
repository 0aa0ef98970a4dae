import type { QuoteLineShape } from '#contract/pricing.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useLineWords } from '../../../quote/quote-words.ts';
import type { Quote } from '../../../quote/use-quote.ts';
import { otherVehiclesPath } from '../../../rental/rental.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Money, useBaht } from '../../../ui/money.tsx';
import { vehicleName } from '../frame/wizard-words.ts';
import { useWizard } from '../state/wizard-context.ts';

type Props = { now: Quote; onAccept: () => void; isBusy: boolean };

/**
 * The price changed before the booking was made: old and new lines and totals; the accept button shows the new total.
 */
export const PriceChanged = ({ now, onAccept, isBusy }: Props) => {
  const t = useWords('booking');
  const inQuote = useWords('quote');
  const baht = useBaht();
  const { page, draft, quote } = useWizard();
  const seen = quote.quote;
  const wordsOf = useLineWords(vehicleName(page.vehicle));
  return (
    <Card role="alert">
      <div className="flex gap-3 border-b border-line pb-4">
        <Icon name="info" className="mt-1 text-info" />
        <div>
          <h2 className="text-lg">{t('create.priceTitle', { total: baht(now.total) })}</h2>
          <p className="text-muted">{t('create.priceText')}</p>
          {now.promo?.status === 'used-before' && <p>{t('promo.used-before')}</p>}
        </div>
      </div>
      <dl className="pt-3 text-[0.9375rem]">
        {priceChanges(seen, now).map(({ line, before, now: amount }) => {
          const { name, detail } = wordsOf(line);
          return (
            <div key={`${line.kind} ${line.unit} ${line.due} ${name}`} className="flex justify-between gap-4 py-1.75">
              <dt>
                {name}
                {detail && <span className="block text-xs text-subtle">{detail}</span>}
              </dt>
              <OldAndNew before={before} now={amount} />
            </div>
          );
        })}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t-[1.5px] border-ink pt-3.5 font-semibold">
          <dt>{inQuote('total')}</dt>
          <OldAndNew before={seen && seen.total !== now.total ? seen.total : null} now={now.total} isTotal />
        </div>
      </dl>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="brand" onClick={onAccept} busy={isBusy && t('customer.creating')}>
          {t('create.accept', { total: baht(now.total) })}
        </Button>
        <LinkButton to={otherVehiclesPath(draft.rental)}>{t('otherCars')}</LinkButton>
      </div>
    </Card>
  );
};

type Amounts = { before: number | null; now: number | null; isTotal?: boolean };

const OldAndNew = ({ before, now, isTotal = false }: Amounts) => {
  const t = useWords('booking');
  return (
    <dd className="flex items-baseline gap-2.5">
      {before !== null && (
        <s className="font-regular text-subtle">
          <span className="sr-only">{t('create.was')} </span>
          <Money baht={before} />
        </s>
      )}
      {now !== null && <Money baht={now} className={isTotal ? 'text-[1.75rem] leading-none tracking-[-0.03em]' : ''} />}
    </dd>
  );
};

type PriceChange = Readonly<{
  /** The current line, or the old one if it was removed. */
  line: QuoteLineShape;
  /** Baht before; null for a new or unchanged line. */
  before: number | null;
  /** Baht now; null for a removed line. */
  now: number | null;
}>;

const nameOf = ({ kind, unit, name, due }: QuoteLineShape) => `${kind} ${unit} ${due} ${name?.en ?? ''}`;

/** Compares two quotes for the same choices: the new quote's lines, then the removed ones. */
export const priceChanges = (old: Pick<Quote, 'lines'> | null, now: Pick<Quote, 'lines'>): PriceChange[] => {
  const before = old?.lines ?? [];
  const current = now.lines.map((line): PriceChange => {
    const was = before.find((one) => nameOf(one) === nameOf(line));
    return { line, before: was && was.amount !== line.amount ? was.amount : null, now: line.amount };
  });
  const gone = before
    .filter((line) => !now.lines.some((one) => nameOf(one) === nameOf(line)))
    .map((line): PriceChange => ({ line, before: line.amount, now: null }));
  return [...current, ...gone];
};
