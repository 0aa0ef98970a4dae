import type { Serving } from '#platform/http/serving.ts';
import type { OnProven } from '../links/proven.ts';
import { changeEmail } from './change-email.ts';
import { resendVerification } from './resend-verification.ts';
import { verifyEmail } from './verify-email.ts';

type Options = Readonly<{ onProven: OnProven; publicUrl: string }>;

/** The e-mail of an account: proving it, and having another one. */
export const emailRoutes = ({ serve, serveInSteps }: Serving, { onProven, publicUrl }: Options): void => {
  serve('POST /auth/verify-email', async (ctx, { body }) => ({
    data: await verifyEmail(ctx, body.token, { onProven }),
  }));

  serve('POST /auth/resend-verification', async (ctx) => {
    await resendVerification(ctx, { publicUrl });
    return { data: null };
  });

  serveInSteps('POST /auth/change-email', async (steps, { body }) => {
    await changeEmail(steps, body);
    return { data: null };
  });
};
