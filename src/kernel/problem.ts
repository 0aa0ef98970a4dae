/** The one error that a person may see. Every other error is a defect: logged whole, answered as a plain 500. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  /** A sentence per wrong field, keyed by the field's path (`customerInfo.email`). */
  readonly fields: Record<string, string>;
  /** Facts that the caller needs to go on, such as the quote that now holds. */
  readonly details: Record<string, unknown>;

  constructor(
    status: number,
    code: string,
    sentence: string,
    { fields = {}, details = {} }: { fields?: Record<string, string>; details?: Record<string, unknown> } = {},
  ) {
    super(sentence);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.details = details;
  }
}

/** Only for whoever is signed in, and nobody is. */
export const notSignedIn = () => new Problem(401, 'auth.required', 'Authentication required');

/** Only for others than who is signed in. */
export const notAllowed = () => new Problem(403, 'auth.forbidden', 'You are not allowed to do this.');
