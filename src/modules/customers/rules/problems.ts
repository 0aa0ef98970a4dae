import { Problem } from '#kernel/problem.ts';

export const customerNotFound = () => new Problem(404, 'customers.not-found', 'There is no such customer.');

/** `customerId` is whose the e-mail is, where that is a customer. */
export const emailTaken = (customerId: string | null) =>
  new Problem(409, 'customers.email-taken', 'Email address already exists', {
    fields: { email: 'Email address already exists' },
    details: { customerId },
  });

export const changedMeanwhile = () =>
  new Problem(409, 'customers.changed-meanwhile', 'Somebody has changed this customer meanwhile. Nothing was saved.');

export const isAnonymised = () =>
  new Problem(409, 'customers.anonymised', 'This customer was anonymised. Nothing about them can be changed any more.');

/** Who works here changes their own account in the profile, and an admin does among the users. */
export const ofStaff = () =>
  new Problem(409, 'customers.staff', 'This is the own record of somebody who works here. It is not changed here.');

export const bornLater = () => {
  const sentence = 'Use a date in the past';
  return new Problem(422, 'form.invalid', sentence, { fields: { dateOfBirth: sentence } });
};

const sentences = {
  empty: 'This file is empty',
  'too-large': 'A document may have at most 5 MB',
  'unknown-kind': 'Use a picture (JPEG, PNG, WebP or AVIF) or a PDF',
  'too-many-pixels': 'A picture may have at most 24 megapixels',
  'odd-shape': 'One side of a picture may be at most five times as long as the other',
  unreadable: 'This file cannot be read. Use a picture or a PDF',
} as const;

export const notADocument = (trouble: keyof typeof sentences) =>
  new Problem(422, `customers.document-${trouble}`, sentences[trouble], { fields: { document: sentences[trouble] } });

export const documentNotFound = () => new Problem(404, 'customers.document-not-found', 'There is no such document.');
