import { isStaffRole, type Role } from '#kernel/role.ts';

type Reader = Readonly<{ role: Role }> | null;

/** A page that is not published is staff's alone. */
export const maySeeDrafts = (reader: Reader): boolean => reader !== null && isStaffRole(reader.role);
