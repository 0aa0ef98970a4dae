import { Link } from 'react-router';
import type { LocationShape } from '#contract/fleet.ts';
import { kindOfHours, withEnDashes } from '#kernel/hours-in-print.ts';
import { nameIn } from '../../languages/name-in.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { addressIn } from '../../rental/address-in.ts';
import { useSite } from '../../shell/use-site.ts';
import { Icon } from '../../ui/icons.tsx';
import { Section } from '../frame/section.tsx';

/** The pick-up places, each with today's hours and a link to its vehicles. */
export const PickUpPoints = ({ locations }: { locations: readonly LocationShape[] }) => {
  const t = useWords('home', 'places');
  const { pages } = useSite();
  const language = useLanguage();
  if (locations.length === 0) return null;
  const map = pages.includes('locations') && (
    <Link
      to="/locations"
      className="inline-flex min-h-8 items-center touch:min-h-11 gap-2 font-semibold text-link hover:underline"
    >
      <Icon name="map" size="sm" />
      {t('map')}
    </Link>
  );
  return (
    <Section id="places" heading={t('heading', { count: locations.length })} beside={map}>
      <ul className="grid gap-x-10 md:grid-cols-2 lg:grid-cols-3">
        {locations.map((place) => (
          <li key={place.id} className="border-t border-line py-1.5 md:pb-5">
            <h3 className="flex items-center justify-between gap-4 text-base">
              <Link
                to={`/vehicles?${new URLSearchParams({ location: place.name })}`}
                aria-label={t('carsHere', { name: nameIn(place, language) })}
                className="inline-flex min-h-11 items-center hover:underline"
              >
                {nameIn(place, language)}
              </Link>
              <Hours text={place.hoursToday} />
            </h3>
            <p className="text-sm text-muted max-md:hidden">{addressIn(place, language)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
};

/** The settings hold hours as free text: `8:30-18:00`, `24 hours`, `24/7`, `closed`. */
const Hours = ({ text }: { text: string }) => {
  const t = useWords('home', 'places');
  const kind = kindOfHours(text);
  return (
    <span className="text-sm font-medium whitespace-nowrap text-muted figures">
      {kind === 'written' ? t('today', { hours: withEnDashes(text) }) : t(kind)}
    </span>
  );
};
