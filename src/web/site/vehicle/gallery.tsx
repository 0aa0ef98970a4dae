import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VehicleShape } from '#contract/fleet.ts';
import { VehiclePicture } from '../../ui/vehicle-picture.tsx';
import { pictureOf } from '../vehicles/card/picture-of.ts';

type Props = { vehicle: VehicleShape; name: string };

/** The vehicle on its stage. Of several pictures the others stand below; without scripts each opens by itself. */
export const Gallery = ({ vehicle, name }: Props) => {
  const { t } = useTranslation('vehicle');
  const [shown, setShown] = useState(pictureOf(vehicle));
  const { images } = vehicle;
  return (
    <div>
      <VehiclePicture
        src={shown}
        alt={name}
        urgent
        className="overflow-hidden rounded-[24px] px-3.5 pt-6 pb-1 md:px-15 md:pt-9 md:pb-2"
      />
      {images.length > 1 && (
        <ul aria-label={t('pictures')} className="mt-2.5 grid grid-cols-5 gap-1.5 md:gap-2.5">
          {images.map((image, index) => (
            <li key={image}>
              <a
                href={image}
                aria-label={t('picture', { number: index + 1, name })}
                aria-current={image === shown ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  setShown(image);
                }}
                className="block overflow-hidden rounded-[12px] border-2 border-transparent aria-[current]:border-brand"
              >
                <VehiclePicture src={image} alt="" className="p-1 md:p-2" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
