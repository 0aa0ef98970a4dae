/** What an account is for: renting, or working for the business. */
export const roles = ['CUSTOMER', 'STAFF', 'ADMIN'] as const;
export type Role = (typeof roles)[number];

/** Whether somebody of this role works for the business. */
export const isStaffRole = (role: Role): boolean => role !== 'CUSTOMER';
