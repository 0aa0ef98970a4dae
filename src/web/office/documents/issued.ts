import type { Failure } from '../../api/failure.ts';
import type { DataOf } from '../../api/routes.ts';

/** What is issued of a booking, and what can be. */
export type Documents = DataOf<'GET /admin/bookings/:id/documents'>;
export type Issued = Documents['issued'][number];
/** Why a kind cannot be issued now, as a refusal of the server. */
export const toIssueFailure = (why: NonNullable<Documents['refusals']['receipt']>): Failure => ({
  success: false,
  status: 409,
  fields: {},
  ...why,
});

export type IssuedKind = Issued['kind'];

type Document = Pick<Issued, 'kind' | 'total' | 'creditedAmount'>;

/** The newest document of a kind that stands: an invoice that was credited whole does no more. */
export const validDocument = <One extends Document>(issued: readonly One[], kind: IssuedKind): One | undefined =>
  issued.find((one) => one.kind === kind && (kind !== 'tax-invoice' || one.creditedAmount < one.total));
