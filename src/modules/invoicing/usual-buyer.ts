import type { Buyer } from '#contract/office/invoices.ts';
import type { Booking } from '#modules/booking/index.ts';
import type { Issued } from './records/issued-store.ts';

/** Whom a new document is made out to: the last one's buyer, else the customer. */
export const usualBuyer = ({ firstName, lastName }: Booking, [last]: readonly Issued[]): Buyer =>
  last?.buyer.name ? last.buyer : { name: `${firstName} ${lastName}`.trim(), address: '', taxId: '', branch: '' };
