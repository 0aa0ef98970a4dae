import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icons.tsx';

const ways = [
  { name: 'vehicles', to: '/vehicles', icon: 'car' },
  { name: 'bookings', to: '/bookings', icon: 'document' },
  { name: 'profile', to: '/profile', icon: 'user' },
  { name: 'contact', to: '/contact', icon: 'chat' },
] as const;

/** Where somebody may want to go next. */
export const QuickWays = () => {
  const { t } = useTranslation('account', { keyPrefix: 'ways' });
  return (
    <nav aria-label={t('label')} className="mt-8">
      <ul className="grid gap-3 sm:grid-cols-2">
        {ways.map(({ name, to, icon }) => (
          <li key={name}>
            <Link
              to={to}
              prefetch="intent"
              className="flex min-h-14 items-center gap-3 rounded-lg border border-line bg-surface px-4 font-medium quick hover:border-line-control"
            >
              <Icon name={icon} className="text-brand" />
              {t(name)}
              <Icon name="right" size="sm" className="ml-auto text-subtle" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
