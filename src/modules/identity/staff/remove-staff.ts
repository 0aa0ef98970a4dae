import type { Removal } from '#contract/office/removal.ts';
import type { Context } from '#platform/context.ts';
import { endLinks } from '../mails/account-links.ts';
import { deleteFailedSignInsOf } from '../records/failed-login-store.ts';
import { forgetTwoFactor } from '../records/two-factor-store.ts';
import { refuseLastAdmin, refuseOwn } from '../rules/staff-changes.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { openStaff, recordOfStaff } from './open-staff.ts';
import { archiveUser, countOtherAdmins, deleteUser } from './staff-store.ts';

/** The callback that handles the removed person's own customer record. */
export type OnRemoved = (ctx: Context, removed: { id: string; email: string }) => Promise<void>;

/**
 * Removes a staff member: deletes the account, or, if records refer to it, keeps only the name, without sign-in or
 * contact details. 409 `users.last-admin`, `users.self`.
 */
export const removeStaff = async (
  ctx: Context,
  { id, onRemoved }: { id: string; onRemoved: OnRemoved },
): Promise<Removal> => {
  const before = await openStaff(ctx, id);
  refuseOwn(id, ctx.actor.user?.id);
  refuseLastAdmin(before, null, { otherAdmins: await countOtherAdmins(ctx.tx, id) });
  await endSessions(ctx.tx, id);
  await onRemoved(ctx, before);
  await deleteFailedSignInsOf(ctx.tx, before.email);
  const isDeleted = await deleteUser(ctx.tx, id);
  if (!isDeleted) {
    await forgetTwoFactor(ctx.tx, id);
    await endLinks(ctx, id);
    await archiveUser(ctx.tx, id, ctx.now);
  }
  await recordOfStaff(ctx, before, { action: 'user.deleted', before });
  return isDeleted ? 'deleted' : 'archived';
};
