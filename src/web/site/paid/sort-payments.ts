import type { DataOf } from '../../api/routes.ts';

export type Payment = DataOf<'GET /bookings/:id'>['payments'][number];

/** The payments that count, and those that came though nothing was to be paid: these go back whole. */
export const sortPayments = (payments: readonly Payment[]) => ({
  counted: payments.filter(({ because }) => because === null),
  unneeded: payments.filter(({ because }) => because !== null),
});
