import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageHead } from '../shell/page-head.tsx';
import { Icon } from '../ui/icons.tsx';
import { BrokenBridge } from './broken-bridge.tsx';

const ways = [
  { to: '/', name: 'home', text: 'homeText' },
  { to: '/vehicles', name: 'vehicles', text: 'vehiclesText' },
  { to: '/booking', name: 'booking', text: 'bookingText' },
  { to: '/contact', name: 'contact', text: 'contactText' },
] as const;

/** Also shown where a page exists but the vehicle or booking in its address does not. */
export const NotFoundPage = () => {
  const { t } = useTranslation('frame', { keyPrefix: 'notFound' });
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <div className="relative isolate min-h-110 overflow-hidden bg-ground text-on-ground md:min-h-130">
        <BrokenBridge />
        <div className="page-width">
          <h1 className="max-w-[9ch] pt-9 text-4xl leading-tight tracking-tight md:pt-18">{t('heading')}</h1>
          <p className="mt-4 max-w-[32ch] text-[1.1875rem] text-on-ground-muted">{t('text')}</p>
        </div>
      </div>
      <nav aria-label={t('waysOn')} className="page-width grid gap-x-8 pt-4 sm:grid-cols-2 md:pt-10 lg:grid-cols-4">
        {ways.map(({ to, name, text }) => (
          <Link key={to} to={to} className="grid gap-0.5 border-t border-line py-4.5 md:border-t-[1.5px] md:border-ink">
            <span className="flex justify-between text-lg font-semibold">
              {t(name)}
              <Icon name="arrow" />
            </span>
            <span className="text-sm text-muted">{t(text)}</span>
          </Link>
        ))}
      </nav>
    </>
  );
};
