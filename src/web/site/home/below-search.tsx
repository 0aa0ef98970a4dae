import { FromPeople } from '../reviews/from-people.tsx';
import { Fleet } from './fleet.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Included } from './included.tsx';
import { LastCall } from './last-call.tsx';
import { PickUpPoints } from './pick-up-points.tsx';
import type { Home } from './read-home.ts';
import { SpecialOffers } from './special-offers.tsx';
import { TrustPoints } from './trust-points.tsx';

/** What a first-time visitor reads: the promises, the fleet, the offers, how it goes, where, and what others say. */
const BelowSearch = ({ home }: { home: Home }) => {
  const { specials, tiles, vehicles, isTaxAdded, example, rules, reviews } = home;
  const locations = home.locations ?? [];
  return (
    <>
      <TrustPoints rules={rules} sellsCover={example?.hasCovers ?? false} />
      <Fleet tiles={tiles} vehicles={vehicles} isTaxAdded={isTaxAdded} />
      <SpecialOffers offers={specials} locations={locations} />
      <HowItWorks example={example} />
      <Included rules={rules} locations={locations} />
      <PickUpPoints locations={locations} />
      <FromPeople reviews={reviews} />
      <LastCall />
    </>
  );
};
export default BelowSearch;
