import { NavLink, Outlet } from 'react-router';
import { useWords } from '../../../languages/use-words.ts';
import type { Handle } from '../../../shell/handle.ts';
import { Icon, type IconName } from '../../../ui/icons.tsx';
import { noStoreHeaders } from '../../private-headers.ts';

import '../../../styles/account.css';

export const handle: Handle = { words: ['account', 'problems'] };
export const headers = noStoreHeaders;

/**
 * The account pages with their navigation, beside them or, on a phone, above them. The calls of each page redirect a
 * visitor who is not signed in to the login page.
 */
const AccountLayout = () => (
  <div className="page-width grid items-start gap-x-12 gap-y-6 pt-5 md:grid-cols-[200px_minmax(0,1fr)] md:pt-10">
    <AccountNav />
    <div className="min-w-0">
      <Outlet />
    </div>
  </div>
);
export default AccountLayout;

const links = [
  { name: 'dashboard', to: '/dashboard', icon: 'grid' },
  { name: 'bookings', to: '/bookings', icon: 'document' },
  { name: 'profile', to: '/profile', icon: 'user' },
  { name: 'signIn', to: '/profile/sign-in', icon: 'lock' },
] as const satisfies readonly { name: string; to: string; icon: IconName }[];

/** The navigation between the account pages. */
const AccountNav = () => {
  const t = useWords('account', 'nav');
  return (
    <nav aria-label={t('label')} className="no-print flex flex-wrap gap-1 md:grid">
      {links.map(({ name, to, icon }) => (
        <NavLink
          key={name}
          to={to}
          end
          className="flex min-h-11 items-center gap-2.5 rounded-md px-3 text-[0.9375rem] font-medium text-muted quick hover:bg-hover hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-on-brand-soft"
        >
          <Icon name={icon} />
          {t(name)}
        </NavLink>
      ))}
    </nav>
  );
};
