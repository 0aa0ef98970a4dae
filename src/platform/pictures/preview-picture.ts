import { queueEncoding } from './encoding-queue.ts';
import { openPicture } from './open-picture.ts';

const LONGEST_SIDE = 640;

/** A small JPEG of a picture, for papers; null for what is none. */
export const previewPicture = (bytes: Uint8Array): Promise<Uint8Array | null> =>
  queueEncoding(async () => {
    const opened = await openPicture(bytes);
    if ('problem' in opened) return null;
    return opened.picture
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .jpeg({ quality: 68 })
      .toBuffer()
      .catch(() => null);
  });
