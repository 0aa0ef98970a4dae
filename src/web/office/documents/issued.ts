import type { CallOf } from '#contract/index.ts';
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

/** What staff ask for: the documents of the payments, or a credit. */
export type IssueKind = CallOf<'POST /admin/bookings/:id/documents'>['body']['kind'];

type Document = Pick<Issued, 'credits' | 'replacedBy' | 'total' | 'creditedAmount'>;

/** The newest document of a payment that stands: not replaced, not credited whole. */
export const validDocument = <One extends Document>(issued: readonly One[]): One | undefined =>
  issued.find((one) => !one.credits && !one.replacedBy && one.creditedAmount < one.total);
