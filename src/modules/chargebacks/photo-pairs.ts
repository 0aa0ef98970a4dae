import { type PhotoPlace, photoPlaces } from '#kernel/photo-places.ts';
import { previewPicture } from '#platform/pictures/preview-picture.ts';
import type { EvidencePhoto } from './evidence-records-store.ts';
import { sha256 } from './sums-file.ts';

/** Pictures beyond this are in the file, and not in the paper: banks take only so many megabytes. */
const MOST_SHOWN = 80;

/** A photograph with a small picture of it, and the digest of its file as it is now, in hexadecimal. */
export type ShownPhoto = EvidencePhoto & Readonly<{ fileDigest: string; preview: Uint8Array | null }>;

export type PhotoPair = Readonly<{ place: PhotoPlace | null; pickUp: ShownPhoto | null; return: ShownPhoto | null }>;
export type PhotoPairs = Readonly<{
  pairs: readonly PhotoPair[];
  present: readonly ShownPhoto[];
  /** How many have lost their file. */
  lost: number;
}>;

type BytesOf = (photo: EvidencePhoto) => Promise<Uint8Array | null>;

/** The photographs of both hand-overs, side by side by place. Reads one file at a time. */
export const photoPairs = async (photos: readonly EvidencePhoto[], bytesOf: BytesOf): Promise<PhotoPairs> => {
  const present: ShownPhoto[] = [];
  for (const photo of photos) {
    const bytes = await bytesOf(photo);
    if (!bytes) continue;
    const preview = present.length < MOST_SHOWN ? await previewPicture(bytes) : null;
    present.push({ ...photo, fileDigest: sha256(bytes), preview });
  }
  const pairs = [...photoPlaces, null].flatMap((place) => pairsAt(place, present));
  return { pairs, present, lost: photos.length - present.length };
};

const pairsAt = (place: PhotoPlace | null, photos: readonly ShownPhoto[]): PhotoPair[] => {
  const taken = (kind: EvidencePhoto['kind']) => photos.filter((photo) => photo.place === place && photo.kind === kind);
  const [before, after] = [taken('pick-up'), taken('return')];
  return Array.from({ length: Math.max(before.length, after.length) }, (_, at) => ({
    place,
    pickUp: before[at] ?? null,
    return: after[at] ?? null,
  }));
};
