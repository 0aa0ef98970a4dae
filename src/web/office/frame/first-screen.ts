import { redirect } from 'react-router';

/** `/admin` leads to the day's work. */
export const loader = () => redirect('/admin/dashboard');
