import { Problem } from '#kernel/problem.ts';

/** The same for an unknown e-mail, a wrong password and an account that is switched off. */
export const loginFailed = () => new Problem(401, 'auth.failed', 'Login failed');

export const loginLocked = (retryAfterSeconds: number) =>
  new Problem(429, 'auth.locked', 'Too many failed attempts. Please wait before you try again.', {
    details: { retryAfterSeconds },
  });

export const notSignedIn = () => new Problem(401, 'auth.required', 'Authentication required');

export const tooManySignIns = () =>
  new Problem(503, 'server.busy', 'The server is busy. Please try again in a moment.', {
    details: { retryAfterSeconds: 5 },
  });

export const adminEmailTaken = (email: string) =>
  new Problem(409, 'identity.admin-email-taken', `${email} belongs to an account that is no admin. Set ADMIN_EMAIL.`);
