import type { DataOf } from '../../api/routes.ts';

/** A payment in the list. */
export type PaymentRow = DataOf<'GET /admin/payments'>[number];

/** A payment with all details. */
export type Payment = DataOf<'GET /admin/payments/:id'>;

export type PaymentSummary = DataOf<'GET /admin/payments/summary'>;
