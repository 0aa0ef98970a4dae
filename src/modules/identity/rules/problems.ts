import { fieldProblem, Problem } from '#kernel/problem.ts';
import type { Weakness } from './password-rules.ts';

/** Identical for an unknown e-mail, a wrong password and a deactivated account. */
export const loginFailed = () => new Problem(401, 'auth.failed');

/** Told only to who knows the one-time password. */
export const oneTimeOver = () => new Problem(401, 'auth.one-time-over');

export const loginLocked = (retryAfterSeconds: number) =>
  new Problem(429, 'auth.locked', {
    details: { retryAfterSeconds },
  });

/** The password was correct; the challenge proves that when the code is sent. */
export const twoFactorRequired = (challenge: string) =>
  new Problem(401, 'auth.two-factor-required', { details: { challenge } });

export const enrolmentRequired = (challenge: string) =>
  new Problem(401, 'auth.two-factor-enrolment-required', {
    details: { challenge },
  });

export const challengeOver = () => new Problem(401, 'auth.challenge-over');

export const signInCodeWrong = () => new Problem(401, 'auth.code-wrong');

export const enrolmentCodeWrong = () => new Problem(422, 'auth.code-wrong', { field: 'code' });

export const proofCodeWrong = (field: 'code' | 'recoveryCode') => new Problem(422, 'auth.code-wrong', { field });

export const proofCodeMissing = () =>
  new Problem(422, 'auth.code-wrong', { field: 'code', sentence: 'auth.six-digits' });

export { notSignedIn } from '#kernel/problem.ts';

export const tooManySignIns = () =>
  new Problem(503, 'server.busy', {
    details: { retryAfterSeconds: 5 },
  });

export const sessionNotFound = () => new Problem(404, 'auth.session-not-found');

export const viewNotFound = () => new Problem(404, 'view.not-found');

export const tooManyViews = (most: number) => new Problem(409, 'view.too-many', { details: { most } });

export const passwordWrong = (field: string) =>
  new Problem(422, 'auth.password-wrong', {
    field,
  });

export const passwordSame = (field: string) =>
  new Problem(422, 'auth.password-same', {
    field,
  });

/** The field error that the specification prescribes. */
export const passwordTooShort = (minLength: number) => fieldProblem('auth.password-short', { minLength });

type Weak = Readonly<{ reason: Weakness; minLength: number; field: string }>;

export const passwordWeak = ({ reason, minLength, field }: Weak) =>
  new Problem(422, 'auth.password-weak', {
    field,
    sentence: `auth.password-${reason}`,
    details: { reason, minLength },
  });

export const linkOver = () => new Problem(410, 'auth.link-over');

/** The password is needed to prove that the account behind the link is the caller's. */
export const linkPasswordMissing = () => new Problem(401, 'auth.link-password');

export const linkPasswordWrong = () =>
  new Problem(401, 'auth.link-password', { field: 'password', sentence: 'auth.link-password-wrong' });

export const tooManyMails = (retryAfterSeconds: number) =>
  new Problem(429, 'auth.too-many-mails', {
    details: { retryAfterSeconds },
  });

export const tooManyRegistrations = (retryAfterSeconds: number) =>
  new Problem(429, 'auth.too-many-registrations', {
    details: { retryAfterSeconds },
  });

export const emailProven = () => new Problem(409, 'auth.email-proven');

export const twoFactorOn = () => new Problem(409, 'auth.two-factor-on');

export const twoFactorOff = () => new Problem(409, 'auth.two-factor-off');

export const twoFactorNotBegun = () => new Problem(409, 'auth.two-factor-not-begun');

export const twoFactorDemanded = () => new Problem(403, 'auth.two-factor-demanded');

export const adminEmailTaken = (email: string) => new Problem(409, 'identity.admin-email-taken', { params: { email } });
