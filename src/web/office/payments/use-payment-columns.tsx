import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { useNow } from '../../shell/use-now.ts';
import { dateOf, formatDay, timeOf, today } from '../../ui/dates.ts';
import { Money, useBaht } from '../../ui/money.tsx';
import { TwoLines } from '../bookings/list/two-lines.tsx';
import type { Column } from '../list/list-table.tsx';
import { usePaymentMethod } from '../paying/payment-methods.ts';
import { BookingLink } from './booking-link.tsx';
import { useFailureReason } from './failure-reason.ts';
import type { PaymentRow } from './payment.ts';
import { PaymentStateBadge } from './payment-badge.tsx';
import type { PaymentSearch } from './payments-address.ts';
import { RowActions } from './row-actions.tsx';

/** Shortens an id to `chrg_test_6a1f…x2d9`, or `chrg…x2d9` with less room: still distinguishable. */
const shortened = (id: string, most: number, shown: number) =>
  id.length > most ? `${id.slice(0, shown)}…${id.slice(-4)}` : id;

const nameOf = ({ customerInfo: { firstName, lastName } }: PaymentRow) => `${firstName} ${lastName}`.trim();

/** A column of names shares the width that money, status and date leave, and shortens what is longer. */
const sharing = 'tablet:w-1/6 tablet:max-w-0';

/** The list's columns; narrower beside an open payment. */
export const usePaymentColumns = (search: PaymentSearch, isBeside: boolean): Column<PaymentRow>[] => {
  const t = useWords('payments');
  const language = useLanguage();
  const methodOf = usePaymentMethod();
  const reasonOf = useFailureReason();
  const baht = useBaht();
  const year = today(useNow()).slice(0, 4);
  const ending = ({ card, recordedBy }: PaymentRow) => {
    if (card) return t('cardEnding', { brand: card.brand, digits: card.lastDigits });
    return recordedBy === null ? '' : t('recordedBy', { name: recordedBy });
  };
  const day = (at: string) => formatDay(at, language, { weekday: false, year: !dateOf(at).startsWith(year) });
  return [
    {
      key: 'transaction',
      head: (
        <>
          <span className="tablet:hidden">{t('column.amount')}</span>
          <span className="max-tablet:hidden">{t('column.transaction')}</span>
        </>
      ),
      cell: ({ transactionId, reference, status, amount, refundedAmount }) => (
        <>
          <span className="block text-2xs whitespace-nowrap text-muted figures max-tablet:hidden">
            {isBeside ? shortened(transactionId, 12, 4) : shortened(transactionId, 22, 14)}
          </span>
          {reference && (
            <span
              className={`block truncate text-2xs text-muted max-tablet:hidden ${isBeside ? 'max-w-[9ch] max-[1400px]:hidden' : 'max-w-[24ch]'}`}
            >
              {reference}
            </span>
          )}
          {/* A phone begins with the amount, and has no column of its own for it and the status. */}
          <span className="grid justify-items-start gap-0.5 tablet:hidden">
            <Money baht={amount} className="text-sm font-semibold" />
            <PaymentStateBadge status={status} />
            {refundedAmount > 0 && (
              <span className="text-2xs text-muted figures">{t('refunded', { amount: baht(refundedAmount) })}</span>
            )}
          </span>
        </>
      ),
    },
    {
      key: 'booking',
      head: t('column.booking'),
      className: 'tablet:w-1/6',
      cell: (row) => (
        <>
          <BookingLink payment={row} />
          <span className="block w-0 min-w-full truncate text-2xs text-muted max-tablet:hidden">{row.vehicleName}</span>
          {/* Nor for the customer, who says more than the vehicle. */}
          <span className="block max-w-[14ch] truncate text-2xs text-muted min-[380px]:max-w-[19ch] tablet:hidden">
            {nameOf(row)}
          </span>
        </>
      ),
    },
    {
      key: 'customer',
      head: t('column.customer'),
      className: `max-lg:hidden ${sharing}`,
      cell: (row) => (
        <>
          <span className="block truncate">{nameOf(row)}</span>
          <span className={`block truncate text-2xs text-muted ${isBeside ? 'max-[1900px]:hidden' : ''}`}>
            {row.customerEmail}
          </span>
        </>
      ),
    },
    {
      key: 'amount',
      head: t('column.amount'),
      className: 'text-right max-tablet:hidden',
      cell: ({ amount, refundedAmount }) => (
        <TwoLines
          first={<Money baht={amount} />}
          second={refundedAmount > 0 ? t(isBeside ? 'panel.refund' : 'refunded', { amount: baht(refundedAmount) }) : ''}
          isStrong
        />
      ),
    },
    {
      key: 'method',
      head: t('column.method'),
      className: `${isBeside ? 'max-[1400px]:hidden' : 'max-lg:hidden'} ${sharing}`,
      cell: (row) => <TwoLines first={methodOf(row.paymentMethod)} second={ending(row)} />,
    },
    {
      key: 'status',
      head: t('column.status'),
      className: 'max-tablet:hidden',
      cell: ({ status, ...failure }) => (
        <>
          <PaymentStateBadge status={status} />
          {failure.failureCode && (
            <span
              title={reasonOf(failure) ?? undefined}
              className={`line-clamp-2 text-2xs whitespace-normal text-danger ${isBeside ? 'max-w-[14ch]' : 'max-w-[24ch]'}`}
            >
              {reasonOf(failure) ?? failure.failureCode}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'date',
      head: t('column.date'),
      // The last one wherever the actions have no room, so it ends at the margin of the page.
      className: 'max-xl:pr-4 max-xl:md:pr-6 max-tablet:text-right max-tablet:whitespace-nowrap',
      cell: ({ at }) => <TwoLines first={day(at)} second={timeOf(at)} />,
    },
    {
      key: 'actions',
      head: <span className={isBeside ? 'max-[1900px]:sr-only' : ''}>{t('column.actions')}</span>,
      className: 'max-xl:hidden',
      cell: (row) => <RowActions payment={row} search={search} isBeside={isBeside} />,
    },
  ];
};
