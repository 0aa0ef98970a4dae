import type { StaffShape } from '#contract/office/users.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { pageFacts, pageOf } from '#kernel/paging.ts';
import { isBefore } from '#kernel/period.ts';
import type { FieldProblems } from '#kernel/problem.ts';
import type { Tx } from '#platform/database/database.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { sentFields } from '#platform/http/input/sent-fields.ts';
import { leastLengthOver } from '../passwords/check-password-strength.ts';
import { passwordTooShort } from '../rules/problems.ts';
import { staffNotFound } from '../rules/staff-problems.ts';
import { changeStaff } from './change-staff.ts';
import { createStaff } from './create-staff.ts';
import { inviteAgain } from './invite-staff.ts';
import { type OnRemoved, removeStaff } from './remove-staff.ts';
import { resetStaffTwoFactor, setStaffPassword } from './reset-access.ts';
import { findStaff, listStaff, type Staff } from './staff-store.ts';

const USUAL_PAGE = 100;

type Parts = Readonly<{
  /** The base URL of links in mails. */
  publicUrl: string;
  onRemoved: OnRemoved;
}>;

/** Routes for managing the users of the back office. */
export const staffRoutes = ({ serve, serveInSteps }: EndpointBinders, { publicUrl, onRemoved }: Parts): void => {
  const where = { publicUrl };
  serve('GET /users', async ({ tx, now }, { query }) => {
    const page = pageOf(query, USUAL_PAGE);
    const { rows, total } = await listStaff(tx, query, page);
    return { data: rows.map((staff) => shown(staff, now)), ...pageFacts(page, total) };
  });

  serve('GET /users/:id', async ({ tx, now }, { params }) => {
    const staff = await findStaff(tx, params.id);
    if (!staff) throw staffNotFound();
    return { data: shown(staff, now) };
  });

  serveInSteps(
    'POST /users',
    async (steps, { body }) => ({
      data: shown(await createStaff(steps, body, where), steps.now),
      message: body.invite ? 'Invitation sent' : 'User created',
    }),
    { alsoWrong: shortPassword },
  );

  serve('PUT /users/:id', async (ctx, { params, body }) => ({
    data: shown(await changeStaff(ctx, { id: params.id, change: sentFields(body) }), ctx.now),
    message: 'User updated',
  }));

  for (const isActive of [true, false])
    serve(isActive ? 'PATCH /users/:id/activate' : 'PATCH /users/:id/deactivate', async (ctx, { params }) => {
      const action = isActive ? 'user.activated' : 'user.deactivated';
      const staff = await changeStaff(ctx, { id: params.id, change: { isActive }, action });
      return { data: shown(staff, ctx.now), message: isActive ? 'User activated' : 'User deactivated' };
    });

  serveInSteps('POST /users/:id/change-password', async (steps, { params, body }) => ({
    data: shown(await setStaffPassword(steps, { id: params.id, ...body }), steps.now),
    message: 'Password changed',
  }));

  serve('POST /users/:id/invitation', async (ctx, { params }) => ({
    data: shown(await inviteAgain(ctx, params.id, where), ctx.now),
    message: 'Invitation sent',
  }));

  serve('POST /users/:id/two-factor/reset', async (ctx, { params }) => ({
    data: shown(await resetStaffTwoFactor(ctx, params.id), ctx.now),
  }));

  serve('DELETE /users/:id', async (ctx, { params }) => {
    const removal = await removeStaff(ctx, { id: params.id, onRemoved });
    const closed = 'The account is closed. Its name stays with the records of its work.';
    return { data: { removal }, message: removal === 'deleted' ? 'User deleted' : closed };
  });
};

/**
 * Reports a too short password together with the other field errors, although the minimum length is only in the
 * settings.
 */
const shortPassword = async (
  { password }: { password?: string | undefined },
  { tx }: { tx: Tx },
): Promise<FieldProblems> => {
  if (!password) return {};
  const minLength = await leastLengthOver(tx, password);
  return minLength === null ? {} : { password: passwordTooShort(minLength) };
};

const shown = (
  { createdAt, lastSeenAt, invitedUntil, isNamed, ...staff }: Staff,
  now: Temporal.Instant,
): StaffShape => ({
  ...staff,
  createdAt: toBangkokText(createdAt),
  lastSeenAt: lastSeenAt && toBangkokText(lastSeenAt),
  isInvited: !staff.hasPassword && invitedUntil !== null && isBefore(now, invitedUntil),
  removal: isNamed ? 'archived' : 'deleted',
});
