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
    summary: 'Staff accounts, by name. Search finds names and e-mails',
    access: 'admin',
    query: ListQuery.extend({
      role: StaffRole.optional(),
      isActive: z.stringbool({ truthy: ['true'], falsy: ['false'] }).optional(),
    }),
    reply: listOf(StaffShape),
  },
  'GET /users/:id': {
    summary: 'A staff account. 404 `users.not-found`, also for customers',
    access: 'admin',
    params,
    reply,
  },
  'POST /users': {
    summary: 'Creates a staff account, with a password or an invitation by mail. 409 `users.email-taken`',
    access: 'admin',
    proof: 'always',
    body: NewStaff,
    reply,
  },
  'PUT /users/:id': {
    summary:
      'Changes the fields sent. 409 `users.email-taken`, `users.last-admin`, `users.self` (own role, activity and e-mail). A changed role or e-mail, or deactivation, ends the account’s sessions. In place of a proven e-mail another one holds once its owner has used the link to it',
    access: 'admin',
    proof: 'always',
    readBy: 'GET /users/:id',
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
  'PATCH /users/:id/activate': {
    summary: 'Allows an account to sign in again',
    access: 'admin',
    proof: 'always',
    params,
    reply,
  },
  'PATCH /users/:id/deactivate': {
    summary: 'Stops an account from signing in, and ends its sessions. 409 `users.last-admin`, `users.self`',
    access: 'admin',
    proof: 'always',
    params,
    reply,
  },
  'POST /users/:id/change-password': {
    summary:
      "Sets a password that must be changed at the next sign-in, and ends the account's sessions. 409 `users.self`: change your own in the profile",
    access: 'admin',
    proof: 'always',
    params,
    body: z.object({ newPassword: PasswordText }),
    reply,
  },
  'POST /users/:id/invitation': {
    summary:
      'Sends the invitation again; the earlier link expires. 409 `users.not-invited` if the account has a password, `users.switched-off` if it may not sign in',
    access: 'admin',
    proof: 'always',
    params,
    reply,
  },
  'POST /users/:id/two-factor/reset': {
    summary: 'Removes a lost authenticator app from an account, and ends its sessions. 409 `users.self`',
    access: 'admin',
    proof: 'always',
    params,
    reply,
  },
  'DELETE /users/:id': {
    summary:
      'Deletes an account, or, if records refer to it, keeps only the name; the audit log stays. 409 `users.last-admin`, `users.self`',
    access: 'admin',
    proof: 'always',
    params,
    reply: answer(z.object({ removal: Removal })),
  },
});
