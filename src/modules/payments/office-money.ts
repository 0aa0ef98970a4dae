import type { OfficeMoney } from '#modules/booking/index.ts';
import { recordPayment } from './office/record-payment.ts';
import { movementsOf, newestPayments, paymentsOf } from './records/booking-money-store.ts';
import { recordRefundByStaff } from './refunds/refund-by-staff.ts';

/** What the office of bookings asks of their money. */
export const officeMoney: OfficeMoney = {
  paymentsOf,
  newestPayments,
  movementsOf,
  takePayment: async (ctx, taken) => {
    await recordPayment(ctx, { ...taken, note: null });
  },
  giveBack: recordRefundByStaff,
};
