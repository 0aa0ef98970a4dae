import type { PhotoShape } from '#contract/pictures.ts';
import type { Picture } from './picture-store.ts';
import { pictureUrl } from './rules/picture-address.ts';

export const photoShape = ({ id, width, height, widths, placeholder }: Picture): PhotoShape => ({
  url: pictureUrl(id),
  width,
  height,
  widths,
  placeholder,
});
