import type { Serving } from '#platform/http/bind-endpoints.ts';
import type { Sealer } from '#platform/secrets/sealed.ts';
import { emailRoutes } from './email/email-routes.ts';
import type { Proof } from './links/email-verified.ts';
import { passwordRoutes } from './passwords/password-routes.ts';
import { registerRoutes } from './register/register-routes.ts';
import { sessionRoutes } from './sessions/session-routes.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';
import { twoFactorRoutes } from './two-factor/two-factor-routes.ts';
import { viewRoutes } from './views/view-routes.ts';

type Options = Proof &
  Readonly<{
    sealer: Sealer;
    publicUrl: string;
    /** Whether one address may only register so often. */
    capRegistrations: boolean;
  }>;

export const identityRoutes = (serving: Serving, options: Options): void => {
  signInRoutes(serving, options);
  passwordRoutes(serving, options);
  registerRoutes(serving, options);
  emailRoutes(serving, options);
  sessionRoutes(serving);
  viewRoutes(serving);
  twoFactorRoutes(serving, options);
};
