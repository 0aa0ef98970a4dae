import { z } from 'zod';
import { problemText } from '#kernel/problem.ts';
import { answer, endpoints, ListQuery, listOf } from '../endpoint.ts';
import { BangkokDateTime, Id } from '../fields.ts';
import { UserShape } from '../identity.ts';
import { EmailText, PasswordText, PersonName, PhoneText } from '../people.ts';
import { Removal } from './removal.ts';

/** Roles of back-office users. */
export const StaffRole = z.enum(['STAFF', 'ADMIN'], problemText('users.role'));
export type StaffRole = z.infer<typeof StaffRole>;

export const StaffShape = UserShape.extend({
  createdAt: BangkokDateTime,
  /** Null for a user without a session. */
  lastSeenAt: BangkokDateTime.nullable(),
  /** Without a password the user cannot sign in, but can be sent an invitation. */
  hasPassword: z.boolean(),
  /** Whether the user has an unexpired invitation. */
  isInvited: z.boolean(),
  /** What a removal would do: a user named in records is archived, which keeps the name but removes all credentials. */
  removal: Removal,
});
export type StaffShape = z.infer<typeof StaffShape>;

const email = EmailText('email.is-invalid');
const firstName = PersonName('name.first-required');
const lastName = PersonName('name.last-required');
const params = z.object({ id: Id });
const reply = answer(StaffShape);

/** For `when`: runs a check even when other fields are invalid, provided that the body is an object. */
const isForm = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

export const NewStaff = z
  .object({
    firstName,
    lastName,
    email,
    phone: PhoneText.optional(),
    role: StaffRole,
    /** Omit with `invite`: the user then chooses a password through a mailed link. */
    password: PasswordText.optional(),
    invite: z.boolean().optional(),
  })
  .refine(({ password, invite }) => password !== undefined || invite === true, {
    error: problemText('password.required'),
    path: ['password'],
    when: isForm,
  })
  .refine(({ password, invite }) => password === undefined || invite !== true, {
    error: problemText('users.password-or-invitation'),
    path: ['invite'],
    when: isForm,
  });

export const usersEndpoints = endpoints({
  'GET /users': {
    summary: 'Staff and admins, by name. Search finds names and e-mails',
    access: 'admin',
    query: ListQuery.extend({
      role: StaffRole.optional(),
      isActive: z.stringbool({ truthy: ['true'], falsy: ['false'] }).optional(),
    }),
    reply: listOf(StaffShape),
  },
  'GET /users/:id': {
    summary: 'One of them. 404 `users.not-found`, for customers too',
    access: 'admin',
    params,
    reply,
  },
  'POST /users': {
    summary: 'A new one, with a password or an invitation by mail. 409 `users.email-taken`',
    access: 'admin',
    body: NewStaff,
    reply,
  },
  'PUT /users/:id': {
    summary:
      'Changes what is sent. 409 `users.email-taken`, `users.last-admin`, `users.self` (own role, activity and e-mail). A changed role ends their sessions',
    access: 'admin',
    params,
    body: z.object({
      firstName: firstName.optional(),
      lastName: lastName.optional(),
      email: email.optional(),
      phone: PhoneText.nullable().optional(),
      role: StaffRole.optional(),
      isActive: z.boolean().optional(),
    }),
    reply,
  },
  'PATCH /users/:id/activate': { summary: 'May sign in again', access: 'admin', params, reply },
  'PATCH /users/:id/deactivate': {
    summary: 'May no longer sign in; all sessions end. 409 `users.last-admin`, `users.self`',
    access: 'admin',
    params,
    reply,
  },
  'POST /users/:id/change-password': {
    summary:
      'Sets a password that must be changed at the next sign-in; all sessions end. 409 `users.self`: one’s own is changed in the profile',
    access: 'admin',
    params,
    body: z.object({ newPassword: PasswordText }),
    reply,
  },
  'POST /users/:id/invitation': {
    summary:
      'Sends the invitation again; the link before it is over. 409 `users.not-invited` for whoever has a password, `users.switched-off` for whoever may not sign in',
    access: 'admin',
    params,
    reply,
  },
  'POST /users/:id/two-factor/reset': {
    summary: 'Forgets the authenticator app of somebody who lost it; all sessions end. 409 `users.self`',
    access: 'admin',
    params,
    reply,
  },
  'DELETE /users/:id': {
    summary:
      'Deletes them, or, where records of their work name them, keeps their name alone; what they did stays in the audit log. 409 `users.last-admin`, `users.self`',
    access: 'admin',
    params,
    reply: answer(z.object({ removal: Removal })),
  },
});
