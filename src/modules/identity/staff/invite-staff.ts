import { randomUUID } from 'node:crypto';
import { invitationMail } from '#modules/notices/index.ts';
import type { Context } from '#platform/context.ts';
import { returnedRow } from '#platform/database/database.ts';
import { issueLink } from '../mails/account-links.ts';
import { linkWithKey } from '../mails/link-with-key.ts';
import { mailUser } from '../mails/mail-user.ts';
import { findUser } from '../records/user-store.ts';
import { linkLifeHours } from '../rules/link-life.ts';
import { noInvitation, switchedOff } from '../rules/staff-problems.ts';
import { openStaff, recordOfStaff } from './open-staff.ts';
import { findStaff, type Staff } from './staff-store.ts';

type Where = Readonly<{ publicUrl: string }>;

/** Mails a staff member a link for choosing a first password. Earlier invitation links expire. */
export const sendInvitation = async (
  ctx: Context,
  { id: userId, email, language }: Pick<Staff, 'id' | 'email' | 'language'>,
  { publicUrl }: Where,
): Promise<void> => {
  const user = returnedRow(await findUser(ctx.tx, userId));
  await mailUser(ctx, {
    kind: 'invitation',
    user,
    occasion: `invitation:${randomUUID()}`,
    write: async (data) => {
      const token = await issueLink(ctx, { userId, purpose: 'invitation', email });
      const url = linkWithKey(publicUrl, '/password-reset/confirm', { token, query: { invited: '1', lang: language } });
      return invitationMail({ ...data, url, hours: linkLifeHours.invitation }, language);
    },
  });
};

/** Resends the invitation. 409 `users.not-invited` if the person has a password, `users.switched-off`. */
export const inviteAgain = async (ctx: Context, id: string, where: Where): Promise<Staff> => {
  const staff = await openStaff(ctx, id);
  if (staff.hasPassword) throw noInvitation();
  if (!staff.isActive) throw switchedOff();
  await sendInvitation(ctx, staff, where);
  await recordOfStaff(ctx, staff, { action: 'user.invited' });
  return returnedRow(await findStaff(ctx.tx, id));
};
