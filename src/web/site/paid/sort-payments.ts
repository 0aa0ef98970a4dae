import type { DataOf } from '../../api/routes.ts';

export type Payment = DataOf<'GET /bookings/:id'>['payments'][number];

/** Separates the payments that count from those received although nothing was due, which are refunded in full. */
export const sortPayments = (payments: readonly Payment[]) => ({
  counted: payments.filter(({ because }) => because === null),
  unneeded: payments.filter(({ because }) => because !== null),
});
