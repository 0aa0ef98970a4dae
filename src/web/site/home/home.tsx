import { useTranslation } from 'react-i18next';
import { apiContext } from '../../api/contexts.ts';
import { languageContext } from '../../languages/language-context.ts';
import type { Handle } from '../frame/handle.ts';
import { FromPeople } from '../reviews/from-people.tsx';
import { PageHead } from '../seo/page-head.tsx';
import { readSearch } from '../vehicles/search/search.ts';
import type { Route } from './+types/home';
import { Fleet } from './fleet.tsx';
import { Hero } from './hero.tsx';
import { HomeData } from './home-data.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LastCall } from './last-call.tsx';
import { PickUpPoints } from './pick-up-points.tsx';
import { QuickSearch } from './quick-search.tsx';
import { readHome } from './read-home.ts';
import { SpecialOffers } from './special-offers.tsx';
import { TrustPoints } from './trust-points.tsx';

export const handle: Handle = { words: ['home', 'search', 'vehicles', 'quote', 'reviews'], header: 'ground' };

export const loader = async ({ context, request }: Route.LoaderArgs) => ({
  ...(await readHome(context.get(apiContext), { nowMs: Date.now(), language: context.get(languageContext) })),
  asked: readSearch(new URL(request.url).searchParams).fields,
});

/** Home (document 1, section 2): the price first, then what to carry, how it goes, and where. */
const Home = ({
  loaderData: { contact, hero, specials, tiles, vehicles, example, locations, rules, reviews, now, asked },
}: Route.ComponentProps) => {
  const { t } = useTranslation('home');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <HomeData contact={contact} tiles={tiles} locations={locations ?? []} />
      <Hero offer={hero} />
      <QuickSearch locations={locations} rules={rules} now={now} asked={asked} />
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
