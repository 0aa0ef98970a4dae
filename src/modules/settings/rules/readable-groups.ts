import type { Role } from '#kernel/role.ts';

const all = ['general', 'email', 'booking', 'payment', 'notifications', 'security', 'features', 'tax'] as const;

/** The groups that staff may read, because they need them to advise customers. The rest is for admins. */
const ofStaff = ['general', 'booking', 'tax'] as const;

export const readableGroups = (role: Role): readonly (typeof all)[number][] => (role === 'ADMIN' ? all : ofStaff);
