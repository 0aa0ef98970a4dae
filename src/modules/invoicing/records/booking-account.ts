import { plus } from '#kernel/money.ts';
import { type Booking, soldAtPickUp } from '#modules/booking/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { type Standing, uncreditedAmountOf } from '../rules/credit.ts';
import { chargeable, retainedAmounts } from '../rules/invoiced.ts';
import { documentsOfBooking, type Issued } from './issued-store.ts';
import { ledgerOf, refundsOf } from './movements-store.ts';

export type Invoice = Issued & Standing;

/** A booking's ledger, issued documents, and the amounts kept and chargeable. */
export type BookingAccount = Awaited<ReturnType<typeof accountOf>>;

/** Loads a booking's ledger, refunds and documents, and calculates what can be invoiced and what is kept. */
export const accountOf = async (tx: Tx, booking: Booking) => {
  const ledger = await ledgerOf(tx, booking.id);
  const issued = await documentsOfBooking(tx, booking.id);
  const refunds = (await refundsOf(tx, booking.id)).map((refund) => ({
    ...refund,
    isDone: refund.status === 'done',
  }));
  const money = { ...booking, refunds };
  const price = plus(booking.total, soldAtPickUp(booking.quote));
  const invoices = invoicesOf(issued);
  return {
    ledger,
    issued,
    retained: retainedAmounts(money),
    due: chargeable({ ...money, price, isCancelled: booking.status === 'cancelled' }),
    /** A price with tax requires a tax invoice, which must show the seller's tax ID. */
    isSellerMissing: hasTax(booking) && (await readSettings(tx)).general.taxId === '',
    /** Payments that were not due are refunded automatically, and are not part of an invoice. */
    unneeded: refunds.filter(({ because }) => because !== null).map(({ paymentId }) => paymentId),
    invoices,
    /** The invoices that credit notes do not fully cover, newest first. */
    standing: invoices.filter((invoice) => uncreditedAmountOf(invoice) > 0),
  };
};

const hasTax = ({ quote }: Booking) => quote.lines.some(({ kind }) => kind === 'tax');

const invoicesOf = (issued: readonly Issued[]): Invoice[] =>
  issued
    .filter(({ kind }) => kind === 'tax-invoice')
    .map((invoice) => ({ ...invoice, credits: issued.filter(({ creditOf }) => creditOf === invoice.id) }));
