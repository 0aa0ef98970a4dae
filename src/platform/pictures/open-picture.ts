import sharp, { type Metadata, type Sharp } from 'sharp';
import { UPLOAD_BYTES } from '#kernel/upload-limits.ts';

// Every photograph comes once, so that nothing is worth keeping from one to the next.
sharp.cache(false);

/** Cameras that are sold with 24 megapixels make up to 24.5. */
const MAX_PIXELS = 24_500_000;

/** Wider or higher than this is a banner, and its heights leave what WebP can hold. */
const MAX_RATIO = 5;

/** Why a file is not taken as a photograph. */
export type PictureProblem = 'empty' | 'too-large' | 'unknown-kind' | 'too-many-pixels' | 'odd-shape' | 'unreadable';

/**
 * A file of a stranger, opened for reading: its first picture, upright, as long as it is one that we take. Nothing of it
 * is decoded before its kind and its measures are known.
 */
export const openPicture = async (bytes: Uint8Array): Promise<{ picture: Sharp } | { problem: PictureProblem }> => {
  if (bytes.length === 0) return { problem: 'empty' };
  if (bytes.length > UPLOAD_BYTES) return { problem: 'too-large' };
  const kind = pictureKind(bytes);
  if (!kind) return { problem: 'unknown-kind' };
  const options = { pages: 1, failOn: 'error', sequentialRead: true } as const;
  // Measures are read from the head of the file, without decoding, so that a bomb is told by its size.
  const metadata = await sharp(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!metadata || metadata.format !== kind) return { problem: 'unreadable' };
  const problem = measured(metadata);
  if (problem) return { problem };
  return {
    picture: sharp(bytes, { ...options, limitInputPixels: MAX_PIXELS })
      .timeout({ seconds: 20 })
      .autoOrient(),
  };
};

const measured = ({ width, height }: Metadata): PictureProblem | null => {
  if (width * height > MAX_PIXELS) return 'too-many-pixels';
  return Math.max(width, height) > MAX_RATIO * Math.min(width, height) ? 'odd-shape' : null;
};

/** What a file is by its first bytes, whatever its name says; null for all that we do not take. */
const pictureKind = (bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'heif' | null => {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP') return 'webp';
  return textAt(bytes, 4) === 'ftyp' && heifBrands.has(textAt(bytes, 8)) ? 'heif' : null;
};

/** AVIF and HEIF share a container; which codec is inside, only the decoder can tell. */
const heifBrands = new Set(['avif', 'avis', 'mif1', 'msf1', 'heic', 'heix', 'hevc', 'heim', 'heis']);

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  bytes.length > start.length && start.every((byte, index) => bytes[index] === byte);

const textAt = (bytes: Uint8Array, offset: number) => String.fromCharCode(...bytes.subarray(offset, offset + 4));
