import type { Picture } from '../../../ui/picture/picture.ts';
import { VehiclePicture } from '../../../ui/picture/vehicle-picture.tsx';

type Props = { picture: Picture | undefined; isUrgent?: boolean; className: string };

/**
 * The picture of a booking's vehicle, or an empty space if the vehicle is no longer listed. The name is shown beside
 * it.
 */
export const RentalPicture = ({ picture, isUrgent = false, className }: Props) =>
  picture ? (
    <VehiclePicture src={picture} alt="" urgent={isUrgent} sizes="300px" className={className} />
  ) : (
    <div aria-hidden="true" className={`bg-stage ${className}`}>
      <div className="aspect-[580/252]" />
    </div>
  );
