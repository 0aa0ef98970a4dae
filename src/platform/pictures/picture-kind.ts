/** What a file is by its first bytes, whatever its name says; null for all that we do not take. */
export const pictureKind = (bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'heif' | null => {
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
