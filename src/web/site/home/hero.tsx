import { Link } from 'react-router';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { TotalNote } from '../../quote/price-notes.tsx';
import { vehiclePath } from '../../rental/search.ts';
import { formatDayRange } from '../../ui/dates.ts';
import { Money } from '../../ui/money.tsx';
import { VehicleImage } from '../../ui/picture/vehicle-picture.tsx';
import { pictureOf } from '../../vehicle-card/picture-of.ts';
import type { Home } from './read-home.ts';

/** The headline over the bridge drawing, and an available vehicle with its real total. */
const Hero = ({ home: { hero: offer, dated } }: { home: Pick<Home, 'hero' | 'dated'> }) => {
  const t = useWords('home');
  const language = useLanguage();
  const { pickupDate, returnDate } = dated.fields;
  return (
    <div className="on-ground relative isolate overflow-x-clip bg-ground text-on-ground lg:h-125">
      <HeroArt />
      <div className="page-width grid h-full pt-18.5 pb-28 md:pt-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.06fr)] lg:pb-23">
        <div className="lg:pt-2">
          <h1 className="text-4xl leading-[1.04] tracking-[-0.035em] [:lang(th)_&]:text-[calc(var(--text-4xl)*0.88)] [:lang(th)_&]:leading-tight [:lang(th)_&]:tracking-normal">
            <span className="block">{t('headingFirst')}</span> <span className="block">{t('headingSecond')}</span>
          </h1>
          <p className="mt-3 max-w-[40ch] text-[1.0625rem] leading-body text-on-ground-muted md:mt-5 md:text-[1.1875rem]">
            {t('lead')}
          </p>
        </div>
        {offer && (
          <div className="relative -mx-2.5 mt-1 -mb-8.5 self-end md:mx-0 lg:-mr-11 lg:-mb-4">
            {offer.quote && (
              <Link
                to={vehiclePath(dated, offer.id)}
                className="absolute -top-7 left-[36%] flex flex-wrap items-baseline gap-x-2.5 text-sm max-lg:static max-lg:py-2 max-md:px-2.5 lg:whitespace-nowrap hover:underline"
              >
                <span className="text-[1.0625rem] font-semibold">{`${offer.brand} ${offer.model}`}</span>
                <Money baht={offer.quote.total} className="text-[1.0625rem] font-semibold" />
                <span>
                  <TotalNote quote={offer.quote} />, {formatDayRange(pickupDate, returnDate, language)}
                </span>
              </Link>
            )}
            <div className="pointer-events-none max-lg:mx-auto max-lg:-mt-5 max-lg:max-w-150">
              <VehicleImage
                src={pictureOf(offer)}
                alt={`${offer.brand} ${offer.model}`}
                urgent
                sizes="(min-width: 1024px) 640px, 100vw"
              />
            </div>
          </div>
        )}
      </div>
    </div>
  );
};
export default Hero;

const cables =
  'M818 34 1468 470M818 34 278 470M818 47 1412 470M818 47 325 470M818 60 1356 470M818 60 372 470M818 73 1300 470M818 73 419 470M818 86 1244 470M818 86 466 470M818 99 1188 470M818 99 513 470M818 112 1132 470M818 112 560 470M818 125 1076 470M818 125 607 470M818 138 1020 470M818 138 654 470M818 151 964 470M818 151 701 470M818 164 908 470M818 164 748 470';

/** The bridge at dusk: a sun, the pylon with its cables, the river. Decoration. */
const HeroArt = () => (
  <svg
    aria-hidden="true"
    viewBox="0 70 1440 570"
    preserveAspectRatio="xMidYMax slice"
    className="absolute inset-0 -z-10 size-full"
  >
    <defs>
      <radialGradient id="hero-sun">
        <stop offset="0" stopColor="var(--teal-600)" />
        <stop offset=".72" stopColor="var(--teal-700)" />
        <stop offset="1" stopColor="var(--teal-800)" />
      </radialGradient>
      <linearGradient id="hero-river" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--teal-900)" />
        <stop offset="1" stopColor="var(--teal-975)" />
      </linearGradient>
      <linearGradient id="hero-shade">
        <stop offset="0" stopColor="var(--surface-ground)" />
        <stop offset=".32" stopColor="var(--surface-ground)" stopOpacity=".75" />
        <stop offset=".52" stopColor="var(--surface-ground)" stopOpacity="0" />
      </linearGradient>
    </defs>
    <circle cx="1062" cy="292" r="222" fill="url(#hero-sun)" />
    <g className="max-md:hidden">
      <path d={cables} stroke="var(--teal-200)" strokeOpacity=".17" strokeWidth="1.1" />
      <path d="m811 470 4-450h6l4 450Z" fill="var(--teal-500)" />
    </g>
    <path d="M0 0h1440v640H0Z" fill="url(#hero-shade)" />
    <path d="M0 470h1440v170H0Z" fill="url(#hero-river)" />
    <path d="M0 469.5h1440" stroke="var(--teal-500)" strokeWidth="1.5" opacity=".55" />
  </svg>
);
