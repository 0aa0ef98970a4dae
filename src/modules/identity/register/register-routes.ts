import type { Serving } from '#platform/http/serving.ts';
import type { OnProven } from '../links/proven.ts';
import { changeEmail, resendVerification } from './ask-for-links.ts';
import { register } from './register.ts';
import { verifyEmail } from './verify-email.ts';

type Options = Readonly<{ onProven: OnProven; publicUrl: string; capRegistrations: boolean }>;

/** New accounts, and the e-mail that they have. */
export const registerRoutes = (
  { serve, serveInSteps }: Serving,
  { onProven, publicUrl, capRegistrations }: Options,
): void => {
  serveInSteps('POST /auth/register', async (steps, { body }) => {
    await register(steps, body, { cap: capRegistrations });
    return { data: null };
  });

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
