import type { Role } from '#kernel/role.ts';
import { lastAdmin, notYourself } from './staff-problems.ts';

/** The fields that decide whether a user can sign in as an admin. */
type AdminStatus = Readonly<{ role: Role; isActive: boolean }>;

const isActiveAdmin = ({ role, isActive }: AdminStatus) => role === 'ADMIN' && isActive;

/**
 * Refuses to remove the last active admin. `after` is null when the account is removed. A backstop: only active admins
 * can do this and never to themselves, so one is always left.
 */
export const refuseLastAdmin = (
  before: AdminStatus,
  after: AdminStatus | null,
  { otherAdmins }: { otherAdmins: number },
): void => {
  if (isActiveAdmin(before) && !(after && isActiveAdmin(after)) && otherAdmins === 0) throw lastAdmin();
};

/** Refuses admins changing their own access, by mistake or by a stolen session. */
export const refuseOwn = (id: string, actorId: string | undefined): void => {
  if (id === actorId) throw notYourself();
};

/** Whether a change of an account must end its sessions, because it takes rights away. */
export const endsSessions = (before: AdminStatus, after: AdminStatus): boolean =>
  before.role !== after.role || (before.isActive && !after.isActive);
