import { randomUUID } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import type { EncodedPicture } from '#platform/pictures/encode-picture.ts';
import type { TestApp } from '../fresh-app.ts';

/** A picture with simple shapes, which compresses like a real one: neither to nothing nor like noise. */
export const scene = (width = 1000, height = 600): Sharp =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 60" preserveAspectRatio="none">
      <rect width="100" height="60" fill="#9bc"/><rect y="40" width="100" height="20" fill="#554"/>
      <circle cx="25" cy="40" r="8"/><circle cx="75" cy="40" r="8"/><rect x="10" y="20" width="80" height="20" fill="#b32"/></svg>`),
    { limitInputPixels: false },
  )
    .removeAlpha()
    .resize(width, height, { fit: 'fill' });

export const jpeg = (width?: number, height?: number) => scene(width, height).jpeg().toBuffer();

/** The file padded with zero bytes to a size. */
export const paddedTo = (bytes: Buffer, size: number) => Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A hand-made PNG with any width and height in its header, and any data as its pixels. */
export const pngClaiming = (width: number, height: number, pixels = deflateSync(Buffer.alloc(1000))) => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
};

export const script = '<script>alert(document.cookie)</script>';

/** Stores a photograph's row and files as an upload does. Returns its URL. */
export const pictureRow = async ({ db, files }: TestApp, picture: EncodedPicture): Promise<string> => {
  const id = randomUUID();
  for (const { width, format, bytes } of picture.files) await files.put(`pictures/${id}/${width}.${format}`, bytes);
  const widths = `{${picture.widths.join(',')}}`;
  await db.execute(sql`
    insert into picture (id, width, height, widths, placeholder, bytes, created_at)
    values (${id}, ${picture.width}, ${picture.height}, ${widths}, ${picture.placeholder}, 1, now())`);
  return `/pictures/${id}`;
};
