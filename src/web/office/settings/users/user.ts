import type { StaffRole, StaffShape } from '#contract/office/users.ts';

/** Somebody who works in the office. */
export type User = StaffShape;

export const nameOf = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** A customer is never among them. */
export const roleOf = ({ role }: Pick<User, 'role'>): StaffRole => (role === 'ADMIN' ? 'ADMIN' : 'STAFF');
