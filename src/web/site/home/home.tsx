import { useTranslation } from 'react-i18next';
import { apiContext } from '../../api/contexts.ts';
import { preferencesOf } from '../../preferences/preferences.ts';
import type { Handle } from '../frame/handle.ts';
import { PageTitle } from '../page-title.tsx';
import { FromPeople } from '../reviews/from-people.tsx';
import type { Route } from './+types/home';
import { Fleet } from './fleet.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LastCall } from './last-call.tsx';
import { PickUpPoints } from './pick-up-points.tsx';
import { QuickSearch } from './quick-search.tsx';
import { readHome } from './read-home.ts';
import { SpecialOffers } from './special-offers.tsx';
import { TrustPoints } from './trust-points.tsx';

export const handle: Handle = { words: ['home', 'search', 'vehicles', 'quote', 'reviews'], header: 'ground' };

export const loader = ({ request, context }: Route.LoaderArgs) =>
  readHome(context.get(apiContext), { nowMs: Date.now(), language: preferencesOf(request.headers).language });

/** Home (document 1, section 2): the price first, then what to carry, how it goes, and where. */
const Home = ({
  loaderData: { hero, specials, tiles, vehicles, example, locations, rules, reviews, now },
}: Route.ComponentProps) => {
  const { t } = useTranslation('home');
  return (
    <>
      <PageTitle title={t('title')} description={t('description')} />
      <Hero offer={hero} />
      <QuickSearch locations={locations} rules={rules} now={now} />
      <TrustPoints rules={rules} />
      <Fleet tiles={tiles} vehicles={vehicles} />
      <SpecialOffers offers={specials} locations={locations ?? []} />
      <HowItWorks example={example} />
      <PickUpPoints locations={locations ?? []} />
      <FromPeople reviews={reviews} />
      <LastCall />
    </>
  );
};
export default Home;
