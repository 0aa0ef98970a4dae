import { z } from 'zod';
import { problemText } from '#kernel/problem.ts';
import { roles } from '#kernel/role.ts';
import { answer, endpoints } from './endpoint.ts';
import { BangkokDateTime, Id, Language } from './fields.ts';
import { EmailText, PasswordText, PersonName, PhoneText, TypedPassword } from './people.ts';

export const Role = z.enum(roles);

export const UserShape = z.object({
  id: Id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  role: Role,
  isActive: z.boolean(),
  emailVerified: z.boolean(),
  language: Language,
  /** Whether signing in requires a code from an authenticator app. */
  hasTwoFactor: z.boolean(),
  /** Whether the user has a one-time password, and must choose another before anything else is allowed. */
  mustChangePassword: z.boolean(),
});
export type UserShape = z.infer<typeof UserShape>;

/** The success body that the specification requires; `token` only for clients other than browsers. */
const SignedIn = answer(UserShape).extend({ user: UserShape, token: z.string().optional() });

const A_CHALLENGE = problemText('auth.challenge');

/** Proof of a correct password, from `details.challenge` of a refused login. Valid 5 minutes, or 15 for enrolment. */
const Challenge = z.string(A_CHALLENGE).max(100, A_CHALLENGE);

const A_LINK = problemText('auth.whole-link');

/** The token from a link in a mail. */
const LinkToken = z.string(A_LINK).min(1, A_LINK).max(100, A_LINK);

const A_RECOVERY_CODE = problemText('auth.recovery-code');

/** One of the ten codes from the enrolment, as typed. */
const RecoveryCode = z.string(A_RECOVERY_CODE).trim().min(1, A_RECOVERY_CODE).max(40, A_RECOVERY_CODE);

/** Six digits from the authenticator app; spaces are ignored. */
const Code = z
  .string(problemText('auth.six-digits'))
  .transform((text) => text.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, problemText('auth.six-digits')));

export const SessionShape = z.object({
  id: Id,
  isCurrent: z.boolean(),
  /** Such as `Firefox`, `Android`; null if unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  address: z.string(),
  createdAt: BangkokDateTime,
  lastSeenAt: BangkokDateTime,
});
export type SessionShape = z.infer<typeof SessionShape>;

export const PasswordStrength = z.object({
  /** The zxcvbn score, 0 to 4. */
  score: z.int().min(0).max(4),
  isAccepted: z.boolean(),
  /** Why the password would be rejected; null when accepted. */
  reason: z.enum(['short', 'common', 'personal', 'breached']).nullable(),
  minLength: z.int(),
});
export type PasswordStrength = z.infer<typeof PasswordStrength>;

export const identityEndpoints = endpoints({
  'POST /auth/login': {
    summary:
      'Sign in. Browsers get a cookie only; other clients also the bearer token. 401 `auth.failed`, `auth.one-time-over` for a one-time password that ended unused; 401 `auth.two-factor-required` and `auth.two-factor-enrolment-required` (details.challenge); 429 `auth.locked`',
    access: 'public',
    perMinute: 60,
    body: z.object({
      email: z.string(problemText('email.required')).trim().min(1, problemText('email.required')).max(254),
      password: PasswordText,
    }),
    reply: SignedIn,
  },
  'POST /auth/login/two-factor': {
    summary:
      'The second step of a sign-in: a code from the authenticator app, or a recovery code, which works once. 401 `auth.code-wrong`, `auth.challenge-over`; 429 `auth.locked`',
    access: 'public',
    perMinute: 60,
    body: z
      .object({
        challenge: Challenge,
        code: Code.optional(),
        recoveryCode: RecoveryCode.optional(),
        /** Skips the authenticator code on this browser for 30 days. */
        trustComputer: z.boolean().optional(),
      })
      .refine(({ code, recoveryCode }) => code !== undefined || recoveryCode !== undefined, {
        error: problemText('auth.six-digits'),
        path: ['code'],
      }),
    reply: SignedIn,
  },
  'POST /auth/logout': {
    summary: 'Ends the session',
    access: 'public',
    beforePasswordChange: true,
    reply: answer(z.null()),
  },
  'POST /auth/register': {
    summary:
      'Registers a customer. The reply does not reveal whether the e-mail already has an account; only a mail to that address does. 422 `auth.password-weak`; 429 `auth.too-many-registrations`',
    access: 'public',
    perMinute: 20,
    body: z.object({
      firstName: PersonName('name.first-required'),
      lastName: PersonName('name.last-required'),
      email: EmailText(),
      phone: PhoneText.optional(),
      password: PasswordText,
      acceptTerms: z.literal(true, problemText('terms.required')),
      language: Language.optional(),
    }),
    reply: answer(z.null()),
  },
  'POST /auth/password-strength': {
    summary: 'How hard a password is to guess, and whether it would be accepted. Nothing is stored',
    access: 'public',
    perMinute: 120,
    body: z.object({
      password: TypedPassword,
      /** Personal words that the password must not be built on: names, e-mail. */
      about: z.array(z.string().max(254)).max(5).optional(),
    }),
    reply: answer(PasswordStrength),
  },
  'GET /auth/me': {
    summary: 'The signed-in user; 401 if there is none',
    access: 'customer',
    beforePasswordChange: true,
    reply: answer(UserShape),
  },
  'POST /auth/change-password': {
    summary:
      'Changes the password. Ends all other sessions, forgets trusted computers, and renews this session. 422 `auth.password-wrong` for `currentPassword`; 422 `auth.password-weak`, `auth.password-same` for `newPassword`; 429 `auth.locked`',
    access: 'customer',
    beforePasswordChange: true,
    perMinute: 20,
    body: z.object({ currentPassword: PasswordText, newPassword: PasswordText }),
    reply: answer(z.null()).extend({ token: z.string().optional() }),
  },
  'POST /auth/verify-email': {
    summary:
      'Verifies an e-mail by the one-time link from a mail, and adds the guest bookings made with this e-mail to the account. A caller not signed in to the account must send its password, and is signed in by it unless a second step is due: 401 `auth.link-password` if the password is missing or wrong. 410 `auth.link-over`; 429 `auth.locked`',
    access: 'public',
    perMinute: 30,
    body: z.object({ token: LinkToken, password: PasswordText.optional() }),
    reply: answer(z.object({ email: z.string() })).extend({ token: z.string().optional() }),
  },
  'POST /auth/resend-verification': {
    summary:
      'Sends the verification link again, at most 3 times an hour. 409 `auth.email-proven` if the e-mail is verified; 429 `auth.too-many-mails`',
    access: 'customer',
    perMinute: 10,
    reply: answer(z.null()),
  },
  'POST /auth/change-email': {
    summary:
      'Sends a link to a new e-mail; the account keeps the old one until the link is used. The reply is the same for an e-mail already taken, but no link is sent',
    access: 'customer',
    proof: 'always',
    perMinute: 10,
    body: z.object({ email: EmailText() }),
    reply: answer(z.null()),
  },
  'POST /auth/password-reset': {
    summary: 'Sends a reset link if an account has this e-mail. The reply is always the same; at most 3 mails an hour',
    access: 'public',
    perMinute: 20,
    body: z.object({ email: EmailText() }),
    reply: answer(z.null()),
  },
  'POST /auth/password-reset/check': {
    summary:
      'Whether the one-time link from a reset or invitation mail still works; `isUsed` if a password was set with it. Uses nothing up',
    access: 'public',
    perMinute: 30,
    body: z.object({ token: LinkToken }),
    reply: answer(z.object({ works: z.boolean(), isUsed: z.boolean() })),
  },
  'POST /auth/password-reset/confirm': {
    summary:
      'Sets a new password by the one-time link from a reset or invitation mail. Verifies the e-mail, ends all sessions and forgets trusted computers. 410 `auth.link-over`; 422 `auth.password-weak`, `auth.password-same`',
    access: 'public',
    perMinute: 30,
    body: z.object({ token: LinkToken, newPassword: PasswordText }),
    reply: answer(z.object({ email: z.string() })),
  },
  'POST /auth/proof': {
    summary:
      'Proves anew who uses this session, for the calls that need a fresh proof: the password, and where two-factor is on a code or a recovery code. Good for ten minutes, as is signing in. 422 `auth.password-wrong`, `auth.code-wrong`; 429 `auth.locked`',
    access: 'customer',
    perMinute: 20,
    body: z.object({ password: PasswordText, code: Code.optional(), recoveryCode: RecoveryCode.optional() }),
    reply: answer(z.null()),
  },
  'GET /auth/sessions': {
    summary: "The caller's sessions, newest first",
    access: 'customer',
    reply: answer(z.array(SessionShape)),
  },
  'DELETE /auth/sessions/:id': {
    summary: "Ends one of the caller's sessions. 404 for anyone else's",
    access: 'customer',
    proof: 'always',
    params: z.object({ id: Id }),
    reply: answer(z.null()),
  },
  'DELETE /auth/sessions': {
    summary: "Ends all of the caller's sessions but this one, and forgets trusted computers",
    access: 'customer',
    proof: 'always',
    reply: answer(z.null()),
  },
  'POST /auth/two-factor': {
    summary:
      'Begins enrolment: a secret for an authenticator app, as text and as a picture (`data:`). Requires a session and the password, or the challenge of a sign-in that requires enrolment. 401 `auth.challenge-over`; 409 `auth.two-factor-on`; 422 `auth.password-wrong`, also if the password is missing; 429 `auth.locked`',
    access: 'public',
    perMinute: 20,
    body: z.object({ challenge: Challenge.optional(), password: PasswordText.optional() }),
    reply: answer(z.object({ secret: z.string(), uri: z.string(), picture: z.string() })),
  },
  'POST /auth/two-factor/confirm': {
    summary:
      'Completes enrolment with a code. Returns ten recovery codes, shown once; with a challenge, also signs in. 401 `auth.challenge-over`; 409 `auth.two-factor-on`, `auth.two-factor-not-begun`; 422 `auth.code-wrong`',
    access: 'public',
    perMinute: 30,
    body: z.object({ challenge: Challenge.optional(), code: Code }),
    reply: answer(z.object({ recoveryCodes: z.array(z.string()) })).extend({
      user: UserShape,
      token: z.string().optional(),
    }),
  },
  'POST /auth/two-factor/recovery-codes': {
    summary: 'Replaces the recovery codes with ten new ones. 409 `auth.two-factor-off`',
    access: 'customer',
    proof: 'always',
    perMinute: 20,
    reply: answer(z.object({ recoveryCodes: z.array(z.string()) })),
  },
  'POST /auth/two-factor/disable': {
    summary:
      'Switches two-factor off. 403 `auth.two-factor-demanded` for staff while the settings demand it; 409 `auth.two-factor-off` if it is off',
    access: 'customer',
    proof: 'always',
    perMinute: 20,
    reply: answer(z.null()),
  },
});
