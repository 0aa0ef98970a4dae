import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { LocationShape } from '#contract/fleet.ts';
import { useLanguage } from '../../ui/dates.ts';
import { Icon } from '../../ui/icons.tsx';
import { nameIn } from '../vehicles/card/name-in.ts';
import { Section } from './section.tsx';

/** Offers that every visitor has. Picking up at an airport costs nothing more; each airport is a way to its vehicles. */
export const SpecialOffers = ({ locations }: { locations: readonly LocationShape[] }) => {
  const { t } = useTranslation('home', { keyPrefix: 'offers' });
  const language = useLanguage();
  const airports = locations.filter(({ isAirport }) => isAirport);
  if (airports.length === 0) return null;
  const names = new Intl.ListFormat(language).format(airports.map((airport) => nameIn(airport, language)));
  return (
    <Section id="offers" heading={t('heading')}>
      <div className="flex flex-col gap-x-10 gap-y-5 rounded-xl border border-line bg-surface p-5.5 md:flex-row md:items-end md:justify-between md:p-7">
        <div>
          <h3 className="text-xl">{t('airport')}</h3>
          <p className="mt-1.5 max-w-[48ch] text-muted">{t('airportText', { airports: names })}</p>
          <ul className="mt-3.5 flex flex-wrap gap-x-6 gap-y-1">
            {airports.map((airport) => (
              <li key={airport.id}>
                <Link
                  to={`/vehicles?${new URLSearchParams({ location: airport.name })}`}
                  className="inline-flex min-h-8 items-center gap-1.5 font-semibold text-link hover:underline"
                >
                  {t('airportGo', { airport: nameIn(airport, language) })}
                  <Icon name="arrow" size="sm" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <p className="text-[3.25rem] leading-none font-semibold tracking-[-0.05em] md:text-[4rem] [:lang(th)_&]:tracking-normal">
          {t('free')}
        </p>
      </div>
    </Section>
  );
};
