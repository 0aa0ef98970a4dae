import type { Context } from '#platform/context.ts';
import { endLinks } from '../links/end-links.ts';
import { refuseLastAdmin, refuseOwn } from '../rules/staff-changes.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { forgetTwoFactor } from '../two-factor/forget-two-factor.ts';
import { openStaff } from './open-staff.ts';
import { recordOfStaff } from './record-of-staff.ts';
import { archiveUser, deleteUser } from './removal-store.ts';
import { countOtherAdmins } from './staff-store.ts';

/**
 * Removes somebody: deletes the account, or, where records name it, keeps its name for them and nothing that signs in.
 * True when it was deleted. 409 `users.last-admin`, `users.self`.
 */
export const removeStaff = async (ctx: Context, id: string): Promise<boolean> => {
  const before = await openStaff(ctx, id);
  refuseOwn(id, ctx.actor.user?.id);
  refuseLastAdmin(before, null, { otherAdmins: await countOtherAdmins(ctx.tx, id) });
  await endSessions(ctx.tx, id);
  const isDeleted = await deleteUser(ctx.tx, id);
  if (!isDeleted) {
    await forgetTwoFactor(ctx.tx, id);
    await endLinks(ctx, id);
    await archiveUser(ctx.tx, id, ctx.now);
  }
  await recordOfStaff(ctx, before, { action: 'user.deleted', before });
  return isDeleted;
};
