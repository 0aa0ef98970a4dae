import { useTranslation } from 'react-i18next';
import type { QuoteLineShape } from '#contract/pricing.ts';
import { rowsOf } from '../../../site/quote/quote-rows.ts';
import { useLineWords } from '../../../site/quote/quote-words.ts';
import { AmountRow } from '../../../ui/amount-row.tsx';
import { Money } from '../../../ui/money.tsx';
import { PanelPart } from '../../panel/side-panel.tsx';
import type { Booking } from '../booking.ts';
import type { Ledger } from './ledger.ts';
import { LedgerLines } from './ledger-lines.tsx';

/** The lines of the price, its total, and what became of it. */
export const MoneyPart = ({ booking, ledger }: { booking: Booking; ledger: Ledger }) => {
  const { t } = useTranslation('bookings', { keyPrefix: 'panel' });
  const { t: quote } = useTranslation('quote');
  const { items, less, tax, within, atPickUp } = rowsOf(booking.quote);
  const { paidAmount, refundedAmount, refundUnderWay, owedAmount, vehicleName } = booking;
  return (
    <PanelPart title={t('money')}>
      <dl className="grid gap-1.5 text-xs">
        <Lines lines={[...items, ...less, ...tax]} vehicle={vehicleName} />
        <div className="mt-1 flex items-baseline justify-between border-t border-ink pt-2 font-semibold">
          <dt>{quote('total')}</dt>
          <dd className="text-lg tracking-tight">
            <Money baht={booking.totalAmount} />
          </dd>
        </div>
        <Lines lines={[...within, ...atPickUp]} vehicle={vehicleName} look="text-muted" />
        {paidAmount > 0 && <AmountRow name={t('paidAmount')} baht={paidAmount} />}
        {refundedAmount > 0 && <AmountRow name={t('refunded')} baht={refundedAmount} />}
        {refundUnderWay > 0 && <AmountRow name={t('underWay')} baht={refundUnderWay} />}
        {owedAmount > 0 && <AmountRow name={t('owed')} baht={owedAmount} look="font-semibold text-warning" />}
      </dl>
      <LedgerLines ledger={ledger} />
    </PanelPart>
  );
};

type LinesProps = { lines: readonly QuoteLineShape[]; vehicle: string; look?: string };

const Lines = ({ lines, vehicle, look = '' }: LinesProps) => {
  const wordsOf = useLineWords(vehicle);
  return lines.map((line) => {
    const { name, detail } = wordsOf(line);
    const said = detail ? `${name}, ${detail}` : name;
    return <AmountRow key={`${line.kind} ${line.unit} ${name}`} name={said} baht={line.amount} look={look} />;
  });
};
