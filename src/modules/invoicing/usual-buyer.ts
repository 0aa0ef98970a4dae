import type { Buyer } from '#contract/office/invoices.ts';
import type { Booking } from '#modules/booking/index.ts';
import type { Issued } from './records/issued-store.ts';

/** The default buyer of a new document: that of the last one, else the customer. */
export const usualBuyer = ({ firstName, lastName }: Booking, [last]: readonly Issued[]): Buyer =>
  last?.buyer.name ? last.buyer : { name: `${firstName} ${lastName}`.trim(), address: '', taxId: '', branch: '' };
