import { queueEncoding } from './encoding-queue.ts';
import { openPicture, type PictureProblem } from './open-picture.ts';

/** Small print of a passport can still be read. */
const LONGEST_SIDE = 2400;

/**
 * Re-encodes a photographed document as one upright WebP without metadata. Returns a problem for a file that is not an
 * accepted picture.
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
