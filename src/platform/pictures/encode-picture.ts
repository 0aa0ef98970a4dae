import sharp, { type OutputInfo } from 'sharp';
import { queueEncoding } from './encoding-queue.ts';
import { openPicture, type PictureProblem } from './open-picture.ts';

const WIDTHS = [320, 640, 960, 1280, 1920];
const LONGEST_SIDE = 1920;
type PictureFormat = 'avif' | 'webp';

export type EncodedPicture = Readonly<{
  /** Of the largest size, which keeps the ratio of the photograph. */
  width: number;
  height: number;
  /** The sizes made: none wider than the photograph, and at least one. */
  widths: number[];
  /** A blurred miniature as a `data:` address; null where one can look through the picture. */
  placeholder: string | null;
  files: readonly Readonly<{ width: number; format: PictureFormat; bytes: Buffer }>[];
}>;

// Higher efforts take ten times as long for a twentieth of the bytes: docs/records/0016-photographs.md
const avif = { quality: 50, effort: 2 };
const webp = { quality: 76, effort: 4 };

/**
 * Re-encodes a photograph for the web: upright, without metadata (place, camera, profiles, comments), as AVIF and WebP
 * in several widths. Returns a problem for a file that is not an accepted picture.
 */
export const encodePicture = (bytes: Uint8Array): Promise<{ encoded: EncodedPicture } | { problem: PictureProblem }> =>
  queueEncoding(async () => {
    const opened = await openPicture(bytes);
    if ('problem' in opened) return opened;
    const master = await opened.picture
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
      .catch(() => null);
    return master ? { encoded: await encoded(master) } : { problem: 'unreadable' };
  });

type Master = { data: Buffer; info: OutputInfo };

const encoded = async ({ data, info }: Master): Promise<EncodedPicture> => {
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const { isOpaque } = await sharp(data, { raw }).stats();
  const picture = () => (isOpaque ? sharp(data, { raw }).removeAlpha() : sharp(data, { raw }));
  const sizes = WIDTHS.filter((width) => width <= info.width);
  const widths = sizes.length > 0 ? sizes : [info.width];
  const files = [];
  for (const width of widths) {
    files.push({ width, format: 'avif' as const, bytes: await picture().resize({ width }).avif(avif).toBuffer() });
    files.push({ width, format: 'webp' as const, bytes: await picture().resize({ width }).webp(webp).toBuffer() });
  }
  const small = isOpaque ? await picture().resize({ width: 16 }).webp({ quality: 40 }).toBuffer() : null;
  return {
    width: info.width,
    height: info.height,
    widths,
    placeholder: small && `data:image/webp;base64,${small.toString('base64')}`,
    files,
  };
};
