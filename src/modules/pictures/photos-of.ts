import type { PhotoShape } from '#contract/pictures.ts';
import type { Tx } from '#platform/database/database.ts';
import { photoShape } from './photo-shape.ts';
import { findPictures } from './picture-store.ts';
import { pictureIdIn } from './rules/picture-address.ts';

/** The photographs among these addresses, by address. Without one of ours among them nothing is asked. */
export const photosOf = async (tx: Tx, urls: readonly string[]): Promise<Map<string, PhotoShape>> => {
  const ids = new Set(urls.flatMap((url) => pictureIdIn(url) ?? []));
  const photos = (await findPictures(tx, [...ids])).map(photoShape);
  return new Map(photos.map((photo) => [photo.url, photo]));
};
