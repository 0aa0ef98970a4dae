/** Roles of an account: customers rent, staff and admins work for the business. */
export const roles = ['CUSTOMER', 'STAFF', 'ADMIN'] as const;
export type Role = (typeof roles)[number];

/** Whether the role is STAFF or ADMIN. */
export const isStaffRole = (role: Role): boolean => role !== 'CUSTOMER';
