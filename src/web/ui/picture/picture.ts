import type { PhotoShape } from '#contract/pictures.ts';

/** The picture of a vehicle. */
export type Picture = Readonly<{
  /** The address of a displayable image. */
  src: string;
  /** A photograph hosted here, in several sizes; null for a drawing or an external picture. */
  photo: PhotoShape | null;
  /** The drawing shown if `src` fails to load. */
  drawing: string;
}>;

/** The sizes of a photograph as a `srcset`, each with its width. */
export const sizesOf = ({ url, widths }: PhotoShape, format: 'avif' | 'webp'): string =>
  widths.map((width) => `${url}/${width}.${format} ${width}w`).join(', ');
