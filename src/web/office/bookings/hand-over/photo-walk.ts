import type { PhotoPlace } from '#kernel/photo-places.ts';

/** A walk around the vehicle with the camera: the places that it asks for, and how far it is. */
export type PhotoWalk = Readonly<{
  places: readonly PhotoPlace[];
  /** The index of the place that is next; past the last one at the end. */
  at: number;
  /** What was photographed on this walk. */
  done: ReadonlySet<PhotoPlace>;
}>;

/** Asks for the places without a picture; for all of them again where each has one. */
export const beginWalk = (places: readonly PhotoPlace[], taken: ReadonlySet<PhotoPlace | null>): PhotoWalk => {
  const missing = places.filter((place) => !taken.has(place));
  return { places: missing.length > 0 ? missing : places, at: 0, done: new Set() };
};

/** The place that is next; null at the end. */
export const placeOf = ({ places, at }: PhotoWalk): PhotoPlace | null => places[at] ?? null;

/** Leaves the place out for now, and goes on to the next one that was not photographed on this walk. */
export const skip = (walk: PhotoWalk): PhotoWalk => {
  const next = walk.places.findIndex((place, index) => index > walk.at && !walk.done.has(place));
  return { ...walk, at: next === -1 ? walk.places.length : next };
};

/** The place was photographed: goes on. */
export const photographed = (walk: PhotoWalk): PhotoWalk => {
  const place = placeOf(walk);
  return skip(place ? { ...walk, done: new Set([...walk.done, place]) } : walk);
};

/** Returns to the place before, to take it again. */
export const goBack = (walk: PhotoWalk): PhotoWalk => ({ ...walk, at: Math.max(0, walk.at - 1) });
