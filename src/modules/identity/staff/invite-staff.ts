import { invitationMail } from '#modules/notices/index.ts';
import type { Context } from '#platform/context.ts';
import { issueLink } from '../links/issue-link.ts';
import { linkLifeHours } from '../rules/link-life.ts';
import { noInvitation } from '../rules/staff-problems.ts';
import { mailStaff } from './mail-staff.ts';
import { openStaff } from './open-staff.ts';
import { recordOfStaff } from './record-of-staff.ts';
import type { Staff } from './staff-store.ts';

type Where = Readonly<{ publicUrl: string }>;

/** Writes to somebody how they choose their first password. What was sent before leads nowhere any more. */
export const sendInvitation = async (ctx: Context, staff: Staff, { publicUrl }: Where): Promise<void> => {
  const token = await issueLink(ctx, { userId: staff.id, purpose: 'invitation', email: staff.email });
  const url = `${publicUrl}/password-reset/confirm?token=${token}&invited=1`;
  await mailStaff(ctx, staff, {
    kind: 'invitation',
    write: (data, language) => invitationMail({ ...data, url, hours: linkLifeHours.invitation }, language),
  });
};

/** Sends the invitation again. 409 `users.not-invited` for whoever has a password. */
export const inviteAgain = async (ctx: Context, id: string, where: Where): Promise<Staff> => {
  const staff = await openStaff(ctx, id);
  if (staff.hasPassword) throw noInvitation();
  await sendInvitation(ctx, staff, where);
  await recordOfStaff(ctx, staff, { action: 'user.invited' });
  return staff;
};
