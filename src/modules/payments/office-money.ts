import type { OfficeMoney } from '#modules/booking/index.ts';
import { movementsOf, newestPayments } from './office-money-store.ts';
import { paymentsOf } from './payments-of-store.ts';
import { recordPayment } from './record-payment.ts';
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
