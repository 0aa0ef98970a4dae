import { Link, useLocation } from 'react-router';
import { lineAddress, telephone } from '#kernel/link-addresses.ts';
import { findPath } from '../../booking/booking-paths.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Site } from '../../shell/site.ts';
import { useDisclosure } from '../../shell/use-disclosure.ts';
import { Icon } from '../../ui/icons.tsx';
import { headerPages } from './links.ts';
import { PhoneAccount } from './signed-in/lazily.ts';

const item = 'flex min-h-12 items-center gap-3 text-lg font-medium';

/**
 * The header's navigation below 1,024 pixels. `details` opens without scripts; scripts close it on Escape and on navigation.
 */
export const PhoneMenu = ({ site }: { site: Site }) => {
  const t = useWords();
  const { key } = useLocation();
  const disclosure = useDisclosure();
  return (
    <details key={key} {...disclosure} className="group lg:hidden">
      <summary className="grid size-11 place-items-center rounded-md" aria-label={t('menu')}>
        <Icon name="menu" className="group-open:hidden" />
        <Icon name="close" className="hidden group-open:block" />
      </summary>
      <nav
        aria-label={t('mainMenu')}
        className="absolute inset-x-0 top-full z-20 grid border-b border-line bg-raised px-4 py-3 text-ink shadow-lg"
      >
        <Link to="/vehicles" className={item}>
          {t('nav.vehicles')}
        </Link>
        {headerPages(site).map((slug) => (
          <Link key={slug} to={`/${slug}`} className={item}>
            {t(`nav.${slug}`)}
          </Link>
        ))}
        <Link to={findPath} className={item}>
          {t('nav.booking')}
        </Link>
        {site.phone && (
          <a href={telephone(site.phone)} className={item}>
            <Icon name="phone" />
            {site.phone}
          </a>
        )}
        {site.line && (
          <a href={lineAddress(site.line)} rel="noopener" className={item}>
            <Icon name="chat" />
            LINE
          </a>
        )}
        {site.user ? (
          <PhoneAccount user={site.user} item={item} />
        ) : (
          <Link to="/login" className={item}>
            <Icon name="user" />
            {t('login')}
          </Link>
        )}
      </nav>
    </details>
  );
};
