import { fieldProblem, Problem } from '#kernel/problem.ts';

export const customerNotFound = () => new Problem(404, 'customers.not-found');

/** `customerId` is the customer who has the e-mail; null if the account has no customer record. */
export const customerEmailTaken = (customerId: string | null) =>
  new Problem(409, 'customers.email-taken', {
    fields: { email: fieldProblem('customers.email-taken') },
    sentence: 'customers.email-exists',
    details: { customerId },
  });

/** An account signs in by its e-mail. */

export const customerConflict = () => new Problem(409, 'customers.changed-meanwhile');

export const isAnonymised = () => new Problem(409, 'customers.anonymised');

/** Staff change their own account in the profile; admins change it in the users' screen. */
export const ofStaff = () => new Problem(409, 'customers.staff');

type Wrong = 'empty' | 'too-large' | 'unknown-kind' | 'too-many-pixels' | 'odd-shape' | 'unreadable';

export const notADocument = (wrong: Wrong) => new Problem(422, `customers.document-${wrong}`, { field: 'document' });

export const customerDocumentNotFound = () => new Problem(404, 'customers.document-not-found');
