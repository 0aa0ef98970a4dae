import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { Icon, type IconName } from '../../../ui/icons.tsx';

const ways = [
  { name: 'dashboard', to: '/dashboard', icon: 'grid' },
  { name: 'bookings', to: '/bookings', icon: 'document' },
  { name: 'profile', to: '/profile', icon: 'user' },
  { name: 'signIn', to: '/profile/sign-in', icon: 'lock' },
] as const satisfies readonly { name: string; to: string; icon: IconName }[];

/** The ways between one's own pages. */
export const AccountNav = () => {
  const { t } = useTranslation('account', { keyPrefix: 'nav' });
  return (
    <nav aria-label={t('label')} className="no-print flex flex-wrap gap-1 md:grid">
      {ways.map(({ name, to, icon }) => (
        <NavLink
          key={name}
          to={to}
          end
          prefetch="intent"
          className="flex min-h-11 items-center gap-2.5 rounded-md px-3 text-[0.9375rem] font-medium text-muted quick hover:bg-hover hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-on-brand-soft"
        >
          <Icon name={icon} />
          {t(name)}
        </NavLink>
      ))}
    </nav>
  );
};
