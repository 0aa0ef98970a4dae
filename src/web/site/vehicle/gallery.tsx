import { useState } from 'react';
import { useWords } from '../../languages/use-words.ts';
import type { Search } from '../../rental/search.ts';
import { VehiclePicture } from '../../ui/picture/vehicle-picture.tsx';
import { OtherColours } from './other-colours.tsx';
import type { VehiclePage } from './read-vehicle-page.ts';

type Props = { page: VehiclePage; name: string; search: Search };

/**
 * The vehicle's main picture, with the others below it; without scripts each is a link. A vehicle without photographs
 * shows its drawings, and the other colours of its model.
 */
export const Gallery = ({ page: { vehicle, sameModel, pictures }, name, search }: Props) => {
  const t = useWords('vehicle');
  const [chosen, setChosen] = useState(0);
  const shown = pictures.map((picture, index) => ({
    picture,
    words:
      (picture.seen && t.find(`drawn.${picture.seen.view}`, { ...picture.seen, name })) ??
      t('picture', { number: index + 1, name }),
  }));
  const main = shown[chosen];
  return (
    <div>
      {main && (
        <VehiclePicture
          src={main.picture}
          alt={chosen ? main.words : name}
          urgent
          sizes="(min-width: 1240px) 780px, 100vw"
          className="rounded-xl px-3.5 pt-6 pb-1 md:px-15 md:pt-9 md:pb-2"
        />
      )}
      {shown.length > 1 && (
        <ul aria-label={t('pictures')} className="mt-2.5 grid grid-cols-5 gap-1.5 md:gap-2.5">
          {shown.map(({ picture, words }, index) => (
            <li key={picture.src}>
              <a
                href={picture.src}
                aria-label={words}
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
      {main?.picture.seen && (
        <p aria-hidden="true" className="mt-2 text-sm text-subtle">
          {main.words}
        </p>
      )}
      {(shown.length < 2 || pictures[0]?.seen) && (
        <OtherColours vehicle={vehicle} sameModel={sameModel} search={search} />
      )}
    </div>
  );
};
