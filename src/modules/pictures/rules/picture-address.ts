import { isId } from '#kernel/is-id.ts';

const ours = /^\/pictures\/([^/]+)$/;

/** The address under which a photograph is shown, and by which a vehicle or an add-on names it. */
export const pictureUrl = (id: string): string => `/pictures/${id}`;

/** The photograph that an address names; null for drawings and for addresses elsewhere. */
export const pictureIdIn = (url: string): string | null => {
  const id = ours.exec(url)?.[1];
  return isId(id) ? id : null;
};

/** Where the files of a photograph lie. */
export const pictureFolder = (id: string): string => `pictures/${id}`;

export const pictureFile = (id: string, width: number, format: 'avif' | 'webp'): string =>
  `${pictureFolder(id)}/${width}.${format}`;

/** The widest size up to a limit; without one that a letter or a small screen can show. */
export const widestUpTo = (widths: readonly number[], most = 960): number =>
  widths.filter((width) => width <= most).at(-1) ?? Math.min(...widths);
