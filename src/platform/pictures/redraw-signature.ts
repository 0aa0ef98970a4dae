import sharp from 'sharp';
import { queueEncoding } from './encoding-queue.ts';

/** As large as it is printed, twice over. */
const SIZE = { width: 900, height: 300 };
const MAX_SIDE = 4096;
const MAX_BYTES = 180_000;
/** Darker than this is ink. */
const INK = 140;

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

type SignatureProblem = 'not-a-png' | 'measures' | 'empty';

/**
 * Redraws a drawn signature as a small black-and-white PNG, keeping nothing else of the uploaded file. Returns a problem
 * for a file that is not a valid signature or is blank.
 */
export const redrawSignature = (bytes: Buffer): Promise<{ signature: Buffer } | { problem: SignatureProblem }> =>
  queueEncoding(async () => {
    if (bytes.length > MAX_BYTES || !bytes.subarray(0, png.length).equals(png)) return { problem: 'not-a-png' };
    const metadata = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => null);
    if (metadata?.format !== 'png') return { problem: 'not-a-png' };
    if (Math.max(metadata.width, metadata.height) > MAX_SIDE || Math.min(metadata.width, metadata.height) < 20)
      return { problem: 'measures' };
    const drawn = await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_SIDE * MAX_SIDE })
      .timeout({ seconds: 10 })
      .flatten({ background: '#ffffff' })
      .greyscale()
      .resize({ ...SIZE, fit: 'inside', withoutEnlargement: true })
      .png({ palette: true, colours: 16, compressionLevel: 9 })
      .toBuffer()
      .catch(() => null);
    if (!drawn) return { problem: 'not-a-png' };
    const { channels } = await sharp(drawn).greyscale().stats();
    return (channels[0]?.min ?? 255) > INK ? { problem: 'empty' } : { signature: drawn };
  });
