/** An error of the provider's API; it is thrown, and sent as the provider's error object. */
type Refusal = Error & { httpStatus: number; refusalCode: string };

const refusal = (httpStatus: number, refusalCode: string, message: string): Refusal =>
  Object.assign(new Error(message), { httpStatus, refusalCode });

export const isRefusal = (error: unknown): error is Refusal => error instanceof Error && 'refusalCode' in error;

export const authenticationFailure = () => refusal(401, 'authentication_failure', 'authentication failed');

export const notFound = (kind: string, id: string) => refusal(404, 'not_found', `${kind} ${id} was not found`);

export const badRequest = (...reasons: string[]) => refusal(400, 'bad_request', sentence(reasons));
export const missingCard = () => refusal(400, 'missing_card', 'request contains no card parameters');
export const invalidCard = (reasons: string[]) => refusal(400, 'invalid_card', sentence(reasons));
export const invalidAmount = () => refusal(400, 'invalid_amount', 'amount must be an integer');
export const invalidCharge = (reasons: string[]) => refusal(400, 'invalid_charge', sentence(reasons));
export const usedToken = () => refusal(400, 'used_token', 'token was already used');
export const customerWithoutCard = () => refusal(400, 'missing_card', 'customer has no card');
export const missingPayer = () => refusal(404, 'not_found', 'card, customer or source was not found');
export const failedCapture = (reason: string) => refusal(400, 'failed_capture', reason);
export const expiredCharge = () => refusal(400, 'expired_charge', 'charge is expired');
export const failedReverse = () => refusal(400, 'failed_reverse', 'only uncaptured authorized charges can be reversed');
export const failedExpire = (reason: string) => refusal(400, 'failed_expire', reason);
export const failedRefund = (reason: string) => refusal(400, 'failed_refund', reason);

export const invalidScope = () => refusal(400, 'invalid_scope', 'scope is invalid');
export const invalidFilters = (reason: string) => refusal(400, 'invalid_filters', reason);
export const invalidPage = (name: string) => refusal(400, 'invalid_page', `${name} is invalid`);

/** The error that a test planned for a request. */
export const requestedFailure = (httpStatus: number) =>
  refusal(httpStatus, failureCodes[httpStatus] ?? 'internal_error', 'the payment sandbox was asked to fail here');

const failureCodes: Record<number, string> = {
  400: 'bad_request',
  429: 'too_many_requests',
  503: 'service_unavailable',
};

/** The provider's error object; `location` links to its documentation of the code, with hyphens for underscores. */
export const errorObject = (code: string, message: string) => ({
  object: 'error',
  location: `https://www.omise.co/api-errors#${code.replaceAll('_', '-')}`,
  code,
  message,
});

/** Joins reasons as the provider does: "a", "a and b", "a, b, and c". */
const sentence = (reasons: readonly string[]): string =>
  reasons.length < 3 ? reasons.join(' and ') : `${reasons.slice(0, -1).join(', ')}, and ${reasons.at(-1)}`;
