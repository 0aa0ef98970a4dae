import type { PhotoShape } from '#contract/pictures.ts';

/** What a vehicle is shown by. */
export type Picture = Readonly<{
  /** The address that shows it without further ado. */
  src: string;
  /** A photograph of ours, which comes in several sizes; null for a drawing and for a picture from elsewhere. */
  photo: PhotoShape | null;
  /** The drawing that stands in when `src` does not come. */
  drawing: string;
}>;

/** The sizes of a photograph as `srcset`, each with its width. */
export const sizesOf = ({ url, widths }: PhotoShape, format: 'avif' | 'webp'): string =>
  widths.map((width) => `${url}/${width}.${format} ${width}w`).join(', ');
