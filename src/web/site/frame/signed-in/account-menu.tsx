import { Link, useLocation } from 'react-router';
import { useWords } from '../../../languages/use-words.ts';
import type { Site } from '../../../shell/site.ts';
import { useDisclosure } from '../../../shell/use-disclosure.ts';
import { Icon } from '../../../ui/icons.tsx';
import { accountLinks } from './account-links.ts';
import { LogoutButton } from './logout-button.tsx';

/** The user's name opens the menu, also without scripts; scripts close it on Escape and when it loses focus. */
export const AccountMenu = ({ user }: { user: NonNullable<Site['user']> }) => {
  const t = useWords();
  const { key } = useLocation();
  const disclosure = useDisclosure();
  return (
    <details key={key} {...disclosure} className="group relative">
      <summary className="flex min-h-9 items-center gap-1.5 rounded-md border border-current/30 px-3 text-sm font-medium quick hover:border-current">
        <Icon name="user" size="sm" />
        <span className="max-w-32 truncate">{user.firstName}</span>
        <Icon name="down" size="xs" className="quick group-open:rotate-180" />
      </summary>
      <nav
        aria-label={t('account.menu')}
        className="absolute top-full right-0 z-20 mt-2 grid min-w-56 rounded-lg border border-line bg-raised p-2 text-ink shadow-lg"
      >
        <p className="truncate px-3 py-2 text-xs text-muted" title={user.email}>
          {user.firstName} {user.lastName}
        </p>
        {accountLinks(user).map(({ name, to }) => (
          <Link key={name} to={to} className="flex min-h-11 items-center rounded-md px-3 quick hover:bg-hover">
            {t(`account.${name}`)}
          </Link>
        ))}
        <div className="mt-1 border-t border-line px-3 pt-3 pb-1">
          <LogoutButton />
        </div>
      </nav>
    </details>
  );
};
