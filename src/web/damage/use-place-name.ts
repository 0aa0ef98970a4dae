import type { PhotoPlace } from '#kernel/photo-places.ts';
import { useWords } from '../languages/use-words.ts';

/** Returns a function that names a place of a vehicle: where others have a boot, a pick-up has a load bed. */
export const usePlaceName = (bodyType: string) => {
  const t = useWords('photos');
  return (place: PhotoPlace): string => {
    if (place === 'boot' && (bodyType === 'pick-up' || bodyType === 'scooter')) return t(`bootOf.${bodyType}`);
    return t(`place.${place}`);
  };
};
