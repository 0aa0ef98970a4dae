import type { PhotoPlace } from '#kernel/photo-places.ts';

/** A walk around the vehicle with the camera: what it asks for, and how far it is. */
export type PhotoWalk = Readonly<{
  /** All of the vehicle. */
  places: readonly PhotoPlace[];
  /** Those that are asked for. */
  asked: ReadonlySet<PhotoPlace>;
  /** The index of the place that is next; past the last one at the end. */
  at: number;
  /** What was photographed on this walk. */
  done: ReadonlySet<PhotoPlace>;
}>;

/** Asks for the places without a picture; for all of them again where each has one. */
export const beginWalk = (places: readonly PhotoPlace[], taken: ReadonlySet<PhotoPlace | null>): PhotoWalk => {
  const missing = places.filter((place) => !taken.has(place));
  return next({ places, asked: new Set(missing.length > 0 ? missing : places), at: -1, done: new Set() });
};

/** The place that is next; null at the end. */
export const placeOf = ({ places, at }: PhotoWalk): PhotoPlace | null => places[at] ?? null;

const next = (walk: PhotoWalk): PhotoWalk => {
  const { places, asked, at, done } = walk;
  const found = places.findIndex((place, index) => index > at && asked.has(place) && !done.has(place));
  return { ...walk, at: found === -1 ? places.length : found };
};

/** Leaves the place out for now, and goes on to the next one that is asked for and was not photographed on this walk. */
export const skip = next;

/** The place was photographed: goes on. */
export const photographed = (walk: PhotoWalk): PhotoWalk => {
  const place = placeOf(walk);
  return next(place ? { ...walk, done: new Set([...walk.done, place]) } : walk);
};

/** Returns to the place before, whether it has a picture or not, to take it again. */
export const goBack = (walk: PhotoWalk): PhotoWalk => ({ ...walk, at: Math.max(0, walk.at - 1) });
