import type { DataOf } from '../../api/routes.ts';

/** A payment as a line of the list. */
export type PaymentRow = DataOf<'GET /admin/payments'>[number];

/** All about one payment. */
export type Payment = DataOf<'GET /admin/payments/:id'>;

export type PaymentSummary = DataOf<'GET /admin/payments/summary'>;
