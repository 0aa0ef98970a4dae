import { redirect } from 'react-router';

/** Redirects `/admin` to the dashboard. */
export const loader = () => redirect('/admin/dashboard');
