import { useWords } from '../../languages/use-words.ts';
import { usePriceHolds } from '../../rental/use-price-holds.ts';
import { useListedWords } from '../../vehicle-card/listed-words.ts';
import { Points } from '../frame/points.tsx';
import { AtPickUp } from './at-pick-up.tsx';
import { VehiclePart } from './part.tsx';
import type { VehiclePage } from './read-vehicle-page.ts';

/** What the price includes and what to bring: the parts that do not depend on the dates. */
const PickUpParts = ({ page }: { page: VehiclePage }) => (
  <>
    <Included page={page} />
    <AtPickUp vehicle={page.vehicle} />
  </>
);
export default PickUpParts;

/** The vehicle's equipment, and what every vehicle's price includes. */
const Included = ({ page: { vehicle, rules, locations } }: { page: VehiclePage }) => {
  const t = useWords('vehicle');
  const { equipment } = useListedWords();
  const { features, category } = vehicle;
  const holds = usePriceHolds({ graceMinutes: rules.graceMinutes, locations });
  return (
    <>
      {features.length > 0 && (
        <VehiclePart heading={t('features')}>
          <Points points={equipment(features)} />
        </VehiclePart>
      )}
      <VehiclePart heading={t('included.heading')}>
        <Points points={[...holds, t('included.driver', { age: category.minimumDriverAge })]} />
      </VehiclePart>
    </>
  );
};
