import type { OfficeMoney } from '#modules/booking/index.ts';
import { recordPayment } from './office/record-payment.ts';
import { movementsOf, newestPayments, paymentsOf } from './records/booking-money-store.ts';
import { recordRefundByStaff } from './refunds/refund-by-staff.ts';

/** The payment queries that the booking office uses. */
export const officeMoney: Omit<OfficeMoney, 'claimAnswersOf'> = {
  paymentsOf,
  newestPayments,
  movementsOf,
  takePayment: async (ctx, taken) => {
    await recordPayment(ctx, { ...taken, note: null });
  },
  giveBack: recordRefundByStaff,
};
