import { AtPickUp } from './at-pick-up.tsx';
import { Included } from './included.tsx';
import type { VehiclePage } from './read-vehicle-page.ts';

/** What the price holds, and what to bring: nothing here changes with the dates. */
const PickUpParts = ({ page }: { page: VehiclePage }) => (
  <>
    <Included page={page} />
    <AtPickUp vehicle={page.vehicle} />
  </>
);
export default PickUpParts;
