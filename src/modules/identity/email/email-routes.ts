import type { Serving } from '#platform/http/bind-endpoints.ts';
import type { Proof } from '../links/email-verified.ts';
import { changeEmail } from './change-email.ts';
import { resendVerification } from './resend-verification.ts';
import { verifyEmail } from './verify-email.ts';

type Options = Proof & Readonly<{ publicUrl: string }>;

/** The e-mail of an account: proving it, and having another one. */
export const emailRoutes = ({ serve, serveInSteps }: Serving, { publicUrl, ...proof }: Options): void => {
  serveInSteps('POST /auth/verify-email', async (steps, { body }) => ({
    data: await verifyEmail(steps, body, proof),
  }));

  serve('POST /auth/resend-verification', async (ctx) => {
    await resendVerification(ctx, { publicUrl });
    return { data: null, message: 'The link was sent again' };
  });

  serveInSteps('POST /auth/change-email', async (steps, { body }) => {
    await changeEmail(steps, body);
    return { data: null };
  });
};
