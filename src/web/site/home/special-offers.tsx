import { Link } from 'react-router';
import type { LocationShape } from '#contract/fleet.ts';
import type { AutomaticOfferShape } from '#contract/pricing.ts';
import { nameIn } from '../../languages/name-in.ts';
import { textIn } from '../../languages/text-in.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { Icon } from '../../ui/icons.tsx';
import { useBaht } from '../../ui/money.tsx';
import { Section } from '../frame/section.tsx';

type Props = { offers: readonly AutomaticOfferShape[]; locations: readonly LocationShape[] };

/** The active offers that apply automatically, and the permanent one: no airport fee. */
export const SpecialOffers = ({ offers, locations }: Props) => {
  const t = useWords('home', 'offers');
  const airports = locations.filter(({ isAirport }) => isAirport);
  if (offers.length === 0 && airports.length === 0) return null;
  return (
    <Section
      id="offers"
      heading={t('heading')}
      beside={offers.length > 0 && <p className="max-w-[40ch] text-muted">{t('lead')}</p>}
    >
      <div className="flex gap-2.5 max-md:items-start max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 md:grid md:grid-cols-2 md:gap-4 xl:grid-cols-3">
        {offers.map((offer, index) => (
          <AutomaticOffer key={offer.id} offer={offer} isFirst={index === 0} />
        ))}
        {airports.length > 0 && <AirportPickup airports={airports} />}
      </div>
    </Section>
  );
};

const AutomaticOffer = ({ offer, isFirst }: { offer: AutomaticOfferShape; isFirst: boolean }) => {
  const t = useWords('home', 'offers');
  const language = useLanguage();
  const baht = useBaht();
  const { name, discountType, discountValue, minRentalDays, minAdvanceDays, oncePerCustomer } = offer;
  return (
    <OfferCard
      isDark={isFirst}
      heading={textIn(name, language)}
      figure={discountType === 'percentage' ? `${discountValue}%` : baht(discountValue)}
      unit={t('off')}
    >
      {minAdvanceDays > 0 && <p>{t('ahead', { count: minAdvanceDays })}</p>}
      {minRentalDays > 1 && <p>{t('atLeast', { count: minRentalDays })}</p>}
      {oncePerCustomer && <p>{t('once')}</p>}
      <OfferLink to="/vehicles" isDark={isFirst}>
        {t('go')}
      </OfferLink>
    </OfferCard>
  );
};

const AirportPickup = ({ airports }: { airports: readonly LocationShape[] }) => {
  const t = useWords('home', 'offers');
  const language = useLanguage();
  const names = new Intl.ListFormat(language).format(airports.map((airport) => nameIn(airport, language)));
  return (
    <OfferCard heading={t('airport')} figure={t('free')}>
      <p>{t('airportText', { airports: names })}</p>
      {airports.map((airport) => (
        <OfferLink key={airport.id} to={`/vehicles?${new URLSearchParams({ location: airport.name })}`}>
          {t('airportGo', { airport: nameIn(airport, language) })}
        </OfferLink>
      ))}
    </OfferCard>
  );
};

type CardProps = { heading: string; figure: string; unit?: string; isDark?: boolean; children: React.ReactNode };

const OfferCard = ({ heading, figure, unit, isDark = false, children }: CardProps) => (
  <article
    className={`flex justify-between gap-x-6 gap-y-4 rounded-xl border p-4.5 max-md:w-72 max-md:shrink-0 max-md:items-start md:p-7 ${
      isDark ? 'border-transparent bg-ground text-on-ground' : 'border-line bg-surface'
    }`}
  >
    <div className={isDark ? 'text-on-ground-muted' : 'text-muted'}>
      <h3 className={`mb-1.5 text-xl ${isDark ? 'text-on-ground' : 'text-ink'}`}>{heading}</h3>
      <div className="flex flex-col items-start gap-1">{children}</div>
    </div>
    <p className="text-[2.25rem] whitespace-nowrap leading-none font-semibold tracking-[-0.05em] [:lang(th)_&]:tracking-normal">
      {figure}
      {unit && <span className="ms-2.5 text-lg font-medium tracking-normal">{unit}</span>}
    </p>
  </article>
);

const OfferLink = ({ to, isDark = false, children }: { to: string; isDark?: boolean; children: React.ReactNode }) => (
  <Link
    to={to}
    className={`inline-flex min-h-8 items-center touch:min-h-11 gap-1.5 font-semibold hover:underline ${isDark ? 'text-on-ground' : 'text-link'}`}
  >
    {children}
    <Icon name="arrow" size="sm" />
  </Link>
);
