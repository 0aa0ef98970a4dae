import type { Serving } from '#platform/http/bind-endpoints.ts';
import { register } from './register.ts';

/** New accounts. `capRegistrations`: whether one address may only register so often. */
export const registerRoutes = (
  { serveInSteps }: Serving,
  { capRegistrations }: { capRegistrations: boolean },
): void => {
  serveInSteps('POST /auth/register', async (steps, { body }) => {
    await register(steps, body, { cap: capRegistrations });
    return { data: null, message: 'Registration received' };
  });
};
