import { redirect } from 'react-router';
import { apiContext } from '../api/contexts.ts';
import type { Route } from './+types/logout';

/**
 * `POST /logout` ends the session and redirects to the login page. The browser forgets what our pages stored in it,
 * whether scripts run or not.
 */
export const action = async ({ context }: Route.ActionArgs) => {
  await context.get(apiContext).call('POST /auth/logout');
  return redirect('/login', { status: 303, headers: { 'Clear-Site-Data': '"storage"' } });
};

export const loader = () => redirect('/');
