import type { PhotoShape } from '#contract/pictures.ts';
import type { Tx } from '#platform/database/database.ts';
import { findPictures, type StoredPicture } from './picture-store.ts';
import { pictureIdIn, pictureUrl } from './rules/picture-address.ts';

/** A photo as the API returns it for vehicles and uploads. */
export const photoShape = ({ id, width, height, widths, placeholder }: StoredPicture): PhotoShape => ({
  url: pictureUrl(id),
  width,
  height,
  widths,
  placeholder,
});

/** The uploaded photos among these URLs, by URL. Makes no query if none is a photo of ours. */
export const photosOf = async (tx: Tx, urls: readonly string[]): Promise<Map<string, PhotoShape>> => {
  const ids = new Set(urls.flatMap((url) => pictureIdIn(url) ?? []));
  const photos = (await findPictures(tx, [...ids])).map(photoShape);
  return new Map(photos.map((photo) => [photo.url, photo]));
};
