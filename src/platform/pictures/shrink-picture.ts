import { queueEncoding } from './encoding-queue.ts';
import { openPicture, type PictureProblem } from './open-picture.ts';

const LONGEST_SIDE = 1920;

type ShrunkPicture = Readonly<{ width: number; height: number; bytes: Buffer }>;

/**
 * Re-encodes a photograph for close inspection: one upright WebP without metadata (place, camera, profiles, comments).
 * Returns a problem for a file that is not an accepted picture.
 */
export const shrinkPicture = (bytes: Uint8Array): Promise<{ shrunk: ShrunkPicture } | { problem: PictureProblem }> =>
  queueEncoding(async () => {
    const opened = await openPicture(bytes);
    if ('problem' in opened) return opened;
    const made = await opened.picture
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 82, effort: 4 })
      .toBuffer({ resolveWithObject: true })
      .catch(() => null);
    if (!made) return { problem: 'unreadable' };
    return { shrunk: { width: made.info.width, height: made.info.height, bytes: made.data } };
  });
