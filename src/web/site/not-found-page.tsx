import { Link } from 'react-router';
import { useWords } from '../languages/use-words.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Icon } from '../ui/icons.tsx';

const links = [
  { to: '/', name: 'home', text: 'homeText' },
  { to: '/vehicles', name: 'vehicles', text: 'vehiclesText' },
  { to: '/booking', name: 'booking', text: 'bookingText' },
  { to: '/contact', name: 'contact', text: 'contactText' },
] as const;

/** The 404 page; also shown when the vehicle or booking in an address does not exist. */
export const NotFoundPage = () => {
  const t = useWords('frame', 'notFound');
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
      <nav aria-label={t('nextSteps')} className="page-width grid gap-x-8 pt-4 sm:grid-cols-2 md:pt-10 lg:grid-cols-4">
        {links.map(({ to, name, text }) => (
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

const cables =
  'M1010 34 984 396M1010 34 1072 396M1010 34 958 396M1010 34 1134 396M1010 34 932 396M1010 34 1196 396M1010 34 906 396M1010 34 1258 396M1010 34 880 396M1010 34 1320 396M1010 34 854 396M1010 34 1382 396M1010 34 828 396M1010 34 1444 396M1010 34 802 396M1010 34 1506 396';

/** A bridge with a gap, and a car that stopped in time. Decoration. */
const BrokenBridge = () => (
  <div aria-hidden="true">
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 520"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-y-0 -left-50 -z-10 h-full w-[calc(100%+200px)] md:left-0 md:w-full"
    >
      <path d="M0 436h1440v90H0Z" fill="var(--teal-900)" opacity=".7" />
      <path d={cables} stroke="var(--teal-300)" opacity=".25" />
      <path d="M1005 34h10l3 490h-16Z" fill="var(--teal-400)" opacity=".5" />
      <path d="M1450 396H778l-9 5 7 5-12 7 10 5h676Z" fill="var(--teal-600)" />
      <path d="M-10 396H566l8 6-8 5 10 6-6 5H-10Z" fill="var(--teal-600)" opacity=".55" />
      <path d="M-10 396H566M778 396h672" stroke="var(--teal-300)" strokeWidth="1.5" opacity=".5" />
      <path d="M150 418h18l5 106h-28ZM420 418h18l5 106h-28Z" fill="var(--teal-800)" opacity=".8" />
    </svg>
    <img
      src="/drawings/city-car.svg?paint=e0b13a"
      alt=""
      width={330}
      height={143}
      className="absolute top-[301px] left-[min(160px,calc(100%-204px))] w-47 md:top-[288px] md:left-[calc(50%+94px)] md:w-[330px]"
    />
  </div>
);
