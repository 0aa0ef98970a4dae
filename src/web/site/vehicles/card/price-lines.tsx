import { useTranslation } from 'react-i18next';
import type { QuoteLineShape, QuoteShape } from '#contract/pricing.ts';
import { useLanguage } from '../../../ui/dates.ts';
import { Money, useBaht } from '../../../ui/money.tsx';

type Props = {
  quote: Pick<QuoteShape, 'lines' | 'total' | 'dueAtPickUp'>;
  /** Names the line of the rental itself. */
  vehicleName: string;
  /** Without the total, where it stands above. */
  withoutTotal?: boolean;
  className?: string;
};

/** A quote of the server, line by line, with its total. The one way that a price opens. */
export const PriceLines = ({ quote, vehicleName, withoutTotal = false, className = '' }: Props) => {
  const { t } = useTranslation('vehicles');
  const textsOf = useLineTexts(vehicleName);
  const row = 'flex justify-between gap-4 py-[5px]';
  return (
    <dl className={className}>
      {quote.lines
        .filter(({ due }) => due !== 'fee')
        .map((line) => {
          const { label, note } = textsOf(line);
          return (
            <div
              key={`${line.kind} ${label} ${note}`}
              className={`${row} ${line.kind === 'tax' ? 'mt-1.5 border-t border-line pt-3 text-muted' : ''} ${line.amount < 0 ? 'text-success' : ''} ${line.due === 'pickup' ? 'text-muted' : ''}`}
            >
              <dt className="min-w-0">
                {label}
                {note && <span className="block text-xs leading-snug text-subtle">{note}</span>}
              </dt>
              <dd>
                <Money baht={line.amount} />
              </dd>
            </div>
          );
        })}
      {!withoutTotal && (
        <div className={`${row} mt-2 items-baseline border-t-[1.5px] border-ink pt-3.5 font-semibold`}>
          <dt>{t('card.sum')}</dt>
          <dd>
            <Money baht={quote.total} className="text-2xl leading-none tracking-tight" />
          </dd>
        </div>
      )}
      {!withoutTotal && quote.dueAtPickUp > 0 && (
        <div className={`${row} text-sm text-muted`}>
          <dt>{t('card.atPickUp')}</dt>
          <dd>
            <Money baht={quote.dueAtPickUp} />
          </dd>
        </div>
      )}
    </dl>
  );
};

/** What a line is called, and what was counted. */
const useLineTexts = (vehicleName: string) => {
  const { t } = useTranslation('quote');
  const language = useLanguage();
  const baht = useBaht();
  const labelOf = ({ kind, due, name, quantity, rate }: QuoteLineShape) => {
    const named = name ? (name[language] ?? name.en) : vehicleName;
    if (kind === 'tax') return t(due === 'information' ? 'taxIncluded' : 'tax', { name: named, rate });
    if (kind === 'processing-fee') return t('processingFee', { rate });
    if (kind === 'points') return t('points', { count: quantity });
    return kind === 'insurance-at-pickup' ? t('atPickUp', { name: named }) : named;
  };
  const noteOf = ({ kind, unit, quantity, unitPrice, days, rate }: QuoteLineShape) => {
    if (kind === 'season') return t('seasonDays', { count: days ?? 0, multiplier: rate });
    if (unitPrice === null) return undefined;
    return t(kind === 'addon' ? 'piece' : unit, { count: quantity, price: baht(unitPrice) });
  };
  return (line: QuoteLineShape) => ({ label: labelOf(line), note: noteOf(line) });
};
