import type { Context } from '#platform/context.ts';
import { present } from '#platform/database/database.ts';
import { announceNews } from '../mails/announce.ts';
import { refuseOwn } from '../rules/staff-changes.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { forgetTwoFactor } from '../two-factor/forget-two-factor.ts';
import { openStaff } from './open-staff.ts';
import { recordOfStaff } from './record-of-staff.ts';
import { findStaff, type Staff } from './staff-store.ts';

/** Forgets the authenticator app of somebody who lost it, with its recovery codes. Ends all their sessions. */
export const resetTwoFactor = async (ctx: Context, id: string): Promise<Staff> => {
  const before = await openStaff(ctx, id);
  refuseOwn(id, ctx.actor.user?.id);
  await forgetTwoFactor(ctx.tx, id);
  await endSessions(ctx.tx, id);
  if (before.hasTwoFactor) await announceNews(ctx, { userId: id, news: 'two-factor-off' });
  const staff = present(await findStaff(ctx.tx, id));
  await recordOfStaff(ctx, staff, { action: 'user.two-factor-reset', before, after: staff });
  return staff;
};
