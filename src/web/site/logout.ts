import { redirect } from 'react-router';
import { apiContext } from '../api/contexts.ts';
import type { Route } from './+types/logout';

/** `POST /logout` ends the session and redirects to the login page. */
export const action = async ({ context }: Route.ActionArgs) => {
  await context.get(apiContext).call('POST /auth/logout');
  return redirect('/login', { status: 303 });
};

export const loader = () => redirect('/');
