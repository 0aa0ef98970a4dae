import type { Context } from '#platform/context.ts';

/** Asks invoicing for a credit note where more stands invoiced of a booking than is kept. Asked twice, it is one. */
export const announceCredit = ({ announce }: Context, bookingId: string): Promise<void> =>
  announce({ task: 'credit-invoice', payload: { bookingId }, key: `credit-invoice:${bookingId}` });
