import type { QuoteLineShape } from '#contract/pricing.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { rowsOf } from '../../../quote/quote-rows.ts';
import { useLineWords } from '../../../quote/quote-words.ts';
import { AmountRow } from '../../../ui/amount-row.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { Money, useBaht } from '../../../ui/money.tsx';
import { PanelPart } from '../../panel/side-panel.tsx';
import { usePaymentMethod } from '../../paying/payment-methods.ts';
import { SlipLinks } from '../../paying/slip-links.tsx';
import { type Booking, mayTake } from '../booking.ts';
import type { Ledger } from './ledger.ts';

type Props = { booking: Booking; ledger: Ledger; onPay: () => void };

/** The price lines, the total, the amounts paid, refunded and owed, and the way to take what is owed. */
export const MoneyPart = ({ booking, ledger, onPay }: Props) => {
  const t = useWords('bookings', 'panel');
  const quote = useWords('quote');
  const { items, less, tax, within, atPickUp } = rowsOf(booking.quote);
  const { paidAmount, refundedAmount, pendingRefund, owedAmount, fromDeposit, vehicleName } = booking;
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
        {pendingRefund > 0 && <AmountRow name={t('underWay')} baht={pendingRefund} />}
        {fromDeposit > 0 && <AmountRow name={t('fromDeposit')} baht={fromDeposit} look="font-semibold" />}
        {owedAmount > 0 && <AmountRow name={t('owed')} baht={owedAmount} look="font-semibold text-warning" />}
      </dl>
      <WaitingChange booking={booking} />
      {mayTake(booking) && (
        <Button size="xs" className="mt-2" onClick={onPay}>
          {t('take')}
        </Button>
      )}
      <LedgerLines ledger={ledger} />
      <div className="mt-2.5 empty:hidden">
        <SlipLinks booking={booking} />
      </div>
    </PanelPart>
  );
};

/** The customer's change that waits for its payment. */
const WaitingChange = ({ booking: { change } }: Pick<Props, 'booking'>) => {
  const t = useWords('bookings', 'panel');
  const language = useLanguage();
  const baht = useBaht();
  if (!change) return null;
  const when = (at: string) => formatDayTime(at, language, { weekday: false });
  const { pickupDate, returnDate, totalAmount, dueAmount, endsAt } = change;
  const days = { from: when(pickupDate), until: when(returnDate), ends: when(endsAt) };
  return (
    <p className="mt-2 text-xs text-warning">
      {t('waitingChange', { ...days, total: baht(totalAmount), due: baht(dueAmount) })}
    </p>
  );
};

type LinesProps = { lines: readonly QuoteLineShape[]; vehicle: string; look?: string };

const Lines = ({ lines, vehicle, look = '' }: LinesProps) => {
  const wordsOf = useLineWords(vehicle);
  return lines.map((line) => {
    const { name, detail } = wordsOf(line);
    const text = detail ? `${name}, ${detail}` : name;
    return <AmountRow key={`${line.kind} ${line.unit} ${name}`} name={text} baht={line.amount} look={look} />;
  });
};

/** The payments and refunds actually made, one per line. */
const LedgerLines = ({ ledger }: { ledger: Ledger }) => {
  const t = useWords('bookings', 'panel');
  const language = useLanguage();
  const baht = useBaht();
  const methodOf = usePaymentMethod();
  if (!ledger) return <p className="mt-2 text-xs text-danger">{t('ledgerFailed')}</p>;
  if (ledger.length === 0) return null;
  return (
    <ul className="mt-2.5 grid gap-1 text-xs text-muted">
      {ledger.map(({ id, kind, amount, method, reference, createdAt }) => {
        const when = formatDayTime(createdAt, language, { weekday: false });
        const text = t(kind, { amount: baht(amount), method: methodOf(method), when });
        return <li key={id}>{reference ? `${text}, ${t('reference', { reference })}` : text}</li>;
      })}
    </ul>
  );
};
