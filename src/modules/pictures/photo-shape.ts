import type { PhotoShape } from '#contract/pictures.ts';
import type { Picture } from './picture-store.ts';
import { pictureUrl } from './rules/picture-address.ts';

/** A photograph as vehicles and uploads show it. */
export const photoShape = ({ id, width, height, widths, placeholder }: Picture): PhotoShape => ({
  url: pictureUrl(id),
  width,
  height,
  widths,
  placeholder,
});
