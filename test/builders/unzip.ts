import { crc32, inflateRawSync } from 'node:zlib';

/** The texts of a zip archive by name. */
export const unzip = (zip: Buffer): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipped(zip)).map(([name, bytes]) => [name, bytes.toString('utf8')]));

/** The files of a zip archive by name, read via its central directory, with checksums verified. */
export const unzipped = (zip: Buffer): Record<string, Buffer> => {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const files: Record<string, Buffer> = {};
  for (let at = zip.readUInt32LE(end + 16), left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [sum, packed] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 20)];
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const begins = zip.readUInt32LE(at + 42);
    const content = begins + 30 + zip.readUInt16LE(begins + 26) + zip.readUInt16LE(begins + 28);
    const isStored = zip.readUInt16LE(at + 10) === 0;
    const piece = zip.subarray(content, content + packed);
    const unpacked = isStored ? piece : inflateRawSync(piece);
    if (crc32(unpacked) !== sum) throw new Error(`${name} is broken`);
    files[name] = unpacked;
    at += 46 + nameLength + extra + comment;
  }
  return files;
};
