import { isStaffRole, type Role } from '#kernel/role.ts';

type Reader = Readonly<{ role: Role }> | null;

/** Only staff may see unpublished pages. */
export const maySeeDrafts = (reader: Reader): boolean => reader !== null && isStaffRole(reader.role);
