import type { Failure } from '../../api/failure.ts';
import type { DataOf } from '../../api/routes.ts';

/** The documents issued for a booking, and those that can be. */
export type Documents = DataOf<'GET /admin/bookings/:id/documents'>;
export type Issued = Documents['issued'][number];
/** The reason why a kind cannot be issued now, as a 409 failure. */
export const toIssueFailure = (why: NonNullable<Documents['refusals']['receipt']>): Failure => ({
  success: false,
  status: 409,
  fields: {},
  ...why,
});

export type IssuedKind = Issued['kind'];

type Document = Pick<Issued, 'kind' | 'total' | 'creditedAmount'>;

/** The newest valid document of a kind; a fully credited tax invoice is no longer valid. */
export const validDocument = <One extends Document>(issued: readonly One[], kind: IssuedKind): One | undefined =>
  issued.find((one) => one.kind === kind && (kind !== 'tax-invoice' || one.creditedAmount < one.total));
