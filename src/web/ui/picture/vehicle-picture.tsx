import { useState } from 'react';
import type { PhotoShape } from '#contract/pictures.ts';
import { type Picture, sizesOf } from './picture.ts';

type Props = {
  /** The picture, or the address of a drawing. */
  src: Picture | string;
  /** The alternative text; empty when the same words are shown beside the picture. */
  alt: string;
  /** True for the first pictures on a screen, which are loaded with priority. */
  urgent?: boolean;
  /** The displayed width of a photograph, for the `sizes` attribute. */
  sizes?: string;
  className?: string;
};

/**
 * A vehicle on its stage. The aspect ratio is fixed, so nothing moves when the picture loads; a photograph covers the
 * whole stage.
 */
export const VehiclePicture = ({ className = 'px-2.5 pt-5 pb-1', ...picture }: Props) => (
  <div className={`bg-stage relative overflow-hidden ${className}`}>
    <Shot {...picture} placeClassName="w-full" />
  </div>
);

/** The picture without its stage; a photograph replaces the drawing. */
export const VehicleImage = ({ className = 'w-full', ...picture }: Props) => (
  <Shot {...picture} placeClassName={`relative overflow-hidden ${className}`} photoClassName="rounded-md" />
);

type ShotProps = Omit<Props, 'className'> & { placeClassName: string; photoClassName?: string };

/** The width of a card in the list. */
const cardSizes = '(min-width: 768px) 400px, 100vw';

/** The image in a box with the drawings' aspect ratio; a photograph covers its nearest positioned ancestor. */
const Shot = ({ src: given, alt, urgent, sizes = cardSizes, placeClassName, photoClassName = '' }: ShotProps) => {
  const { src, photo, isDrawing, watch } = useShownPicture(given);
  const common = {
    src,
    loading: urgent ? 'eager' : 'lazy',
    fetchPriority: urgent ? 'high' : undefined,
    decoding: 'async',
  } as const;
  // Browsers show `::before` of a broken image alone: a plain shape in its place.
  if (isDrawing)
    return (
      <img
        {...common}
        alt={alt}
        width={580}
        height={252}
        className={`relative before:absolute before:inset-0 before:bg-line aspect-[580/252] h-auto object-contain ${placeClassName}`}
      />
    );
  return (
    <div className={`aspect-[580/252] ${placeClassName}`}>
      <picture>
        {photo && <source type="image/avif" srcSet={sizesOf(photo, 'avif')} sizes={sizes} />}
        {photo && <source type="image/webp" srcSet={sizesOf(photo, 'webp')} sizes={sizes} />}
        <img
          {...common}
          {...watch}
          alt={alt}
          width={photo?.width}
          height={photo?.height}
          style={behind(photo)}
          className={`absolute inset-0 size-full object-cover ${photoClassName}`}
        />
      </picture>
    </div>
  );
};

const behind = (photo: PhotoShape | null) =>
  photo?.placeholder ? { backgroundImage: `url("${photo.placeholder}")`, backgroundSize: 'cover' } : undefined;

/**
 * The picture, or its drawing if the picture failed to load. Set `watch` on the `img`; it also detects a failure
 * before scripts were ready.
 */
const useShownPicture = (given: Picture | string) => {
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
