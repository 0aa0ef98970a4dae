import { useState } from 'react';
import type { Picture } from './picture.ts';

/**
 * The picture, or its drawing once the picture has failed to come. `watch` belongs on the `img`; a picture that failed
 * before scripts arrived is noticed too.
 */
export const useShownPicture = (given: Picture | string) => {
  const [brokenSrc, setBroken] = useState<string | null>(null);
  const picture = typeof given === 'string' ? { src: given, photo: null, drawing: given } : given;
  const { src, drawing } = picture;
  const fail = () => setBroken(src);
  const watch =
    src === drawing
      ? {}
      : {
          onError: fail,
          ref: (img: HTMLImageElement | null) => {
            if (img?.complete && img.naturalWidth === 0) fail();
          },
        };
  if (brokenSrc === src) return { src: drawing, photo: null, isDrawing: true, watch: {} };
  return { src, photo: picture.photo, isDrawing: src === drawing, watch };
};
