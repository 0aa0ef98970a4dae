import { queueEncoding } from './encoding-queue.ts';
import { openPicture, type PictureProblem } from './open-picture.ts';

/** Small print of a passport can still be read. */
const LONGEST_SIDE = 2400;

/**
 * A document that somebody took a picture of, made anew as one WebP: upright, and without anything that came with it. Says
 * what is wrong with a file that is no picture.
 */
export const encodeDocument = (bytes: Uint8Array): Promise<{ webp: Buffer } | { problem: PictureProblem }> =>
  queueEncoding(async () => {
    const opened = await openPicture(bytes);
    if ('problem' in opened) return opened;
    const webp = await opened.picture
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 82, effort: 4 })
      .toBuffer()
      .catch(() => null);
    return webp ? { webp } : { problem: 'unreadable' };
  });
