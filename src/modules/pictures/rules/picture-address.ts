import { isId } from '#kernel/is-id.ts';

const ours = /^\/pictures\/([^/]+)$/;

/** The URL of a photo, as stored in vehicles and add-ons. */
export const pictureUrl = (id: string): string => `/pictures/${id}`;

/** The id of the photo at a URL; null for drawings and for other sites. */
export const pictureIdIn = (url: string): string | null => {
  const id = ours.exec(url)?.[1];
  return isId(id) ? id : null;
};

/** The folder of a photo's files. */
export const pictureFolder = (id: string): string => `pictures/${id}`;

export const pictureFile = (id: string, width: number, format: 'avif' | 'webp'): string =>
  `${pictureFolder(id)}/${width}.${format}`;

/** The largest width up to a limit, by default one for mails and small screens; the smallest width if all exceed it. */
export const widestUpTo = (widths: readonly number[], most = 960): number =>
  widths.filter((width) => width <= most).at(-1) ?? Math.min(...widths);
