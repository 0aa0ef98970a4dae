import { Problem } from '#kernel/problem.ts';

/** The same for an unknown e-mail, a wrong password and an account that is switched off. */
export const loginFailed = () => new Problem(401, 'auth.failed', 'Login failed');

export const loginLocked = (retryAfterSeconds: number) =>
  new Problem(429, 'auth.locked', 'Too many failed attempts. Please wait before you try again.', {
    details: { retryAfterSeconds },
  });

/** The password was right. The challenge proves it where the code is sent. */
export const twoFactorRequired = (challenge: string) =>
  new Problem(401, 'auth.two-factor-required', 'Enter the code of your authenticator app.', { details: { challenge } });

export const enrolmentRequired = (challenge: string) =>
  new Problem(401, 'auth.two-factor-enrolment-required', 'Set up an authenticator app to sign in.', {
    details: { challenge },
  });

export const challengeOver = () => new Problem(401, 'auth.challenge-over', 'This took too long. Please sign in again.');

export const signInCodeWrong = () => new Problem(401, 'auth.code-wrong', 'This code is not right.');

export const enrolmentCodeWrong = () =>
  new Problem(422, 'auth.code-wrong', 'This code is not right.', { fields: { code: 'This code is not right' } });

export { notSignedIn } from '#kernel/problem.ts';

export const tooManySignIns = () =>
  new Problem(503, 'server.busy', 'The server is busy. Please try again in a moment.', {
    details: { retryAfterSeconds: 5 },
  });

export const sessionNotFound = () => new Problem(404, 'auth.session-not-found', 'There is no such session.');

export const viewNotFound = () => new Problem(404, 'view.not-found', 'There is no such view.');

export const tooManyViews = (most: number) =>
  new Problem(409, 'view.too-many', `Keep at most ${most} views of a list.`, { details: { most } });

export const passwordWrong = (field: string) =>
  new Problem(422, 'auth.password-wrong', 'This is not your password.', {
    fields: { [field]: 'This is not your password' },
  });

export const passwordSame = (field: string) =>
  new Problem(422, 'auth.password-same', 'Choose a password that is not the present one.', {
    fields: { [field]: 'Choose a password that is not the present one' },
  });

/** As the specification has it. */
export const passwordTooShort = (minLength: number) => `Password must be at least ${minLength} characters`;

type Weak = Readonly<{ reason: 'short' | 'common' | 'personal'; minLength: number; field: string }>;

export const passwordWeak = ({ reason, minLength, field }: Weak) => {
  const sentence = {
    short: passwordTooShort(minLength),
    common: 'This password is easy to guess',
    personal: 'Use a password without your name or e-mail',
  }[reason];
  return new Problem(422, 'auth.password-weak', reason === 'short' ? sentence : `${sentence}.`, {
    fields: { [field]: sentence },
    details: { reason, minLength },
  });
};

export const linkOver = () =>
  new Problem(410, 'auth.link-over', 'This link is no longer good. Please ask for a new one.');

/** Whoever follows the link is to show that the account is theirs. */
export const linkPasswordMissing = () =>
  new Problem(401, 'auth.link-password', 'Enter the password of the account to confirm this e-mail.');

export const linkPasswordWrong = () =>
  new Problem(401, 'auth.link-password', 'This is not the password of the account.', {
    fields: { password: 'This is not the password of the account' },
  });

export const tooManyMails = (retryAfterSeconds: number) =>
  new Problem(429, 'auth.too-many-mails', 'We have sent you several mails. Please wait before you ask for another.', {
    details: { retryAfterSeconds },
  });

export const tooManyRegistrations = (retryAfterSeconds: number) =>
  new Problem(429, 'auth.too-many-registrations', 'Too many registrations. Please try again later.', {
    details: { retryAfterSeconds },
  });

export const emailProven = () => new Problem(409, 'auth.email-proven', 'Your e-mail address is confirmed already.');

export const twoFactorOn = () => new Problem(409, 'auth.two-factor-on', 'Two-factor sign-in is on already.');

export const twoFactorOff = () => new Problem(409, 'auth.two-factor-off', 'Two-factor sign-in is not on.');

export const twoFactorNotBegun = () =>
  new Problem(409, 'auth.two-factor-not-begun', 'Please begin setting up the authenticator app again.');

export const twoFactorDemanded = () =>
  new Problem(403, 'auth.two-factor-demanded', 'Staff sign in with two factors. It cannot be switched off.');

export const adminEmailTaken = (email: string) =>
  new Problem(409, 'identity.admin-email-taken', `${email} belongs to an account that is no admin. Set ADMIN_EMAIL.`);
