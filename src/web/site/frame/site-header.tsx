import { NavLink } from 'react-router';
import { lineAddress, telephone } from '#kernel/link-addresses.ts';
import { findPath } from '../../booking/booking-paths.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Site } from '../../shell/site.ts';
import { Icon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Brand } from './brand.tsx';
import { headerPages } from './links.ts';
import { PhoneMenu } from './phone-menu.tsx';
import { LanguageSwitch, ThemeSwitch } from './preference-switches.tsx';
import { AccountMenu } from './signed-in/lazily.ts';

type Props = {
  site: Site | undefined;
  /** Overlays a dark hero. */
  onGround?: boolean;
};

/** Logo, navigation and help. Below 1,024 pixels the navigation folds into a menu. */
export const SiteHeader = ({ site, onGround = false }: Props) => {
  const t = useWords();
  return (
    <header
      className={
        onGround
          ? 'on-ground absolute inset-x-0 top-0 z-10 text-on-ground'
          : 'relative z-10 border-b border-line bg-page'
      }
    >
      <div className="page-width flex h-15 items-center gap-3 md:h-18 md:gap-8">
        <div className="flex min-w-0 md:min-w-30">
          <Brand name={site?.name ?? ''} onGround={onGround} />
        </div>
        <nav aria-label={t('mainMenu')} className="no-print hidden gap-6 text-[0.9375rem] font-medium lg:flex">
          <HeaderLink to="/vehicles" onGround={onGround}>
            {t('nav.vehicles')}
          </HeaderLink>
          {site &&
            headerPages(site).map((slug) => (
              <HeaderLink key={slug} to={`/${slug}`} onGround={onGround}>
                {t(`nav.${slug}`)}
              </HeaderLink>
            ))}
          <HeaderLink to={findPath} onGround={onGround}>
            {t('nav.booking')}
          </HeaderLink>
        </nav>
        <div className="no-print ml-auto flex items-center gap-1 text-[0.9375rem] font-medium md:gap-2">
          {site && <QuickHelp site={site} />}
          <LanguageSwitch />
          <ThemeSwitch />
          {site && <AccountEntry user={site.user} />}
          {site && <PhoneMenu site={site} />}
        </div>
      </div>
    </header>
  );
};

type HeaderLinkProps = { to: string; onGround: boolean; className?: string; children: string };

const HeaderLink = ({ to, onGround, className = '', children }: HeaderLinkProps) => (
  <NavLink
    to={to}
    className={`flex h-18 items-center border-y-2 border-transparent quick ${
      onGround
        ? 'text-on-ground-muted hover:text-on-ground aria-[current]:border-b-accent aria-[current]:text-on-ground'
        : 'text-muted hover:text-ink aria-[current]:border-b-brand aria-[current]:text-ink'
    } ${className}`}
  >
    {children}
  </NavLink>
);

const QuickHelp = ({ site: { phone, line } }: { site: Site }) => (
  <div className="mr-1 hidden items-center gap-4 lg:flex">
    {phone && (
      <a href={telephone(phone)} className="flex min-h-9 items-center gap-2 figures hover:underline">
        <Icon name="phone" size="sm" />
        {phone}
      </a>
    )}
    {line && (
      <a href={lineAddress(line)} className="flex min-h-9 items-center gap-2 hover:underline" rel="noopener">
        <Icon name="chat" size="sm" />
        LINE
      </a>
    )}
  </div>
);

/** The signed-in user's menu; otherwise the login link. */
const AccountEntry = ({ user }: Pick<Site, 'user'>) => {
  const t = useWords();
  return (
    <div className="hidden lg:block">
      {user ? (
        <AccountMenu user={user} />
      ) : (
        <LinkButton to="/login" look="outline" size="sm">
          {t('login')}
        </LinkButton>
      )}
    </div>
  );
};
