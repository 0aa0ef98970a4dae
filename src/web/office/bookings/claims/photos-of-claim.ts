import { photoPlaces } from '#kernel/photo-places.ts';
import type { Booking } from '../booking.ts';

type Photo = Booking['handOvers'][number]['photos'][number];

/** All photographs of a rental: places that the return has first, each of the return beside its pair of the pick-up. */
export const photosForClaim = (handOvers: readonly Readonly<{ photos: readonly Photo[] }>[]): Photo[] => {
  const all = handOvers.flatMap(({ photos }) => photos);
  const groups = [...photoPlaces, null].map((place) => {
    const here = all.filter((photo) => photo.place === place);
    const of = (kind: Photo['kind']) => here.filter((photo) => photo.kind === kind);
    return { back: of('return'), before: of('pick-up') };
  });
  const withReturn = groups.filter(({ back }) => back.length > 0);
  const others = groups.filter(({ back }) => back.length === 0);
  return [...withReturn, ...others].flatMap(({ back, before }) => [...back, ...before]);
};
