import { useWords } from '../../languages/use-words.ts';
import { useListedWords } from '../../vehicle-card/listed-words.ts';
import { Points } from '../frame/points.tsx';
import { AtPickUp } from './at-pick-up.tsx';
import { VehiclePart } from './part.tsx';
import type { VehiclePage } from './read-vehicle-page.ts';

/** The vehicle's equipment and what to bring: the parts that do not depend on the dates. */
const PickUpParts = ({ page: { vehicle } }: { page: VehiclePage }) => {
  const t = useWords('vehicle');
  const { equipment } = useListedWords();
  return (
    <>
      {vehicle.features.length > 0 && (
        <VehiclePart heading={t('features')}>
          <Points points={equipment(vehicle.features)} />
        </VehiclePart>
      )}
      <AtPickUp vehicle={vehicle} />
    </>
  );
};
export default PickUpParts;
