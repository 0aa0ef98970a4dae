import { Outlet } from 'react-router';
import type { Handle } from '../../../shell/handle.ts';
import { neverKept } from '../../kept-private.ts';
import { AccountNav } from './account-nav.tsx';
import '../account.css';

export const handle: Handle = { words: ['account', 'problems'] };
export const headers = neverKept;

/** One's own pages: beside them, on a phone above them, the ways between them. Whoever is not signed in is led to sign in by the calls of each page. */
const AccountLayout = () => (
  <div className="page-width grid items-start gap-x-12 gap-y-6 pt-5 md:grid-cols-[200px_minmax(0,1fr)] md:pt-10">
    <AccountNav />
    <div className="min-w-0">
      <Outlet />
    </div>
  </div>
);
export default AccountLayout;
