import type { Role } from '#kernel/role.ts';
import { lastAdmin, notYourself } from './staff-problems.ts';

/** What decides whether somebody can sign in as an admin. */
type AdminStatus = Readonly<{ role: Role; isActive: boolean }>;

const isActiveAdmin = ({ role, isActive }: AdminStatus) => role === 'ADMIN' && isActive;

/**
 * Nobody removes the last active admin. `after` is null where the account goes. A backstop: while nobody may do this to
 * themselves, and only an active admin may do it to others, one is always left.
 */
export const refuseLastAdmin = (
  before: AdminStatus,
  after: AdminStatus | null,
  { otherAdmins }: { otherAdmins: number },
): void => {
  if (isActiveAdmin(before) && !(after && isActiveAdmin(after)) && otherAdmins === 0) throw lastAdmin();
};

/** What decides over one's own way in is not changed here: not by mistake, and not by whoever holds a stolen session. */
export const refuseOwn = (id: string, actorId: string | undefined): void => {
  if (id === actorId) throw notYourself();
};

/** Whether a change of an account must end its sessions: what was allowed to them is not any more. */
export const endsSessions = (before: AdminStatus, after: AdminStatus): boolean =>
  before.role !== after.role || (before.isActive && !after.isActive);
