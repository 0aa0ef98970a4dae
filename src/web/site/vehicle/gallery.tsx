import { useState } from 'react';
import type { VehicleShape } from '#contract/fleet.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Search } from '../../rental/search.ts';
import { VehiclePicture } from '../../ui/picture/vehicle-picture.tsx';
import { pictureOf, picturesOf } from '../../vehicle-card/picture-of.ts';
import { OtherColours } from './other-colours.tsx';

type Props = { vehicle: VehicleShape; name: string; sameModel: readonly VehicleShape[]; search: Search };

/**
 * The vehicle's main picture, with the others below it; without scripts each is a link. A vehicle without photographs
 * shows the other colours of its model instead.
 */
export const Gallery = ({ vehicle, name, sameModel, search }: Props) => {
  const t = useWords('vehicle');
  const pictures = picturesOf(vehicle);
  const [chosen, setChosen] = useState(0);
  return (
    <div>
      <VehiclePicture
        src={pictures[chosen] ?? pictureOf(vehicle)}
        alt={name}
        urgent
        sizes="(min-width: 1240px) 780px, 100vw"
        className="rounded-xl px-3.5 pt-6 pb-1 md:px-15 md:pt-9 md:pb-2"
      />
      {pictures.length > 1 && (
        <ul aria-label={t('pictures')} className="mt-2.5 grid grid-cols-5 gap-1.5 md:gap-2.5">
          {pictures.map((picture, index) => (
            <li key={picture.src}>
              <a
                href={picture.src}
                aria-label={t('picture', { number: index + 1, name })}
                aria-current={index === chosen ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  setChosen(index);
                }}
                className="block overflow-hidden rounded-md border-2 border-transparent aria-[current]:border-brand"
              >
                <VehiclePicture src={picture} alt="" sizes="160px" className="p-1 md:p-2" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {pictures.length < 2 && <OtherColours vehicle={vehicle} sameModel={sameModel} search={search} />}
    </div>
  );
};
