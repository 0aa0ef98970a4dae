import { randomUUID } from 'node:crypto';
import type { PhotoShape } from '#contract/pictures.ts';
import type { Steps } from '#platform/context.ts';
import type { Files } from '#platform/files.ts';
import { type EncodedPicture, encodePicture } from '#platform/pictures/encode-picture.ts';
import { photoShape } from './photo-shape.ts';
import { addPictures } from './picture-store.ts';
import { pictureFile } from './rules/picture-address.ts';
import { notAPicture } from './rules/problems.ts';

/**
 * Stores uploaded files as photos, all of them or none. Files are written before their rows: files left without a row
 * by a failure are deleted by `forget-lost-pictures`.
 */
export const uploadPictures = async (
  { step, now, actor }: Steps,
  { files, sent, field }: { files: Files; sent: readonly Uint8Array[]; field: (index: number) => string },
): Promise<PhotoShape[]> => {
  const encoded = await Promise.all(sent.map(encodePicture));
  const pictures = encoded.map((one, index) => {
    if ('problem' in one) throw notAPicture(one.problem, field(index));
    return { id: randomUUID(), ...one.encoded };
  });
  for (const picture of pictures) await write(files, picture);
  const rows = pictures.map(({ files: sizes, ...picture }) => ({
    ...picture,
    bytes: sizes.reduce((sum, { bytes }) => sum + bytes.length, 0),
    createdAt: now,
    createdBy: actor.user?.id,
  }));
  await step(async ({ tx, record }) => {
    await addPictures(tx, rows);
    for (const { id, width, height, bytes } of rows)
      await record({ action: 'picture.added', subject: { kind: 'picture', id }, after: { width, height, bytes } });
  });
  return rows.map(photoShape);
};

const write = async (files: Files, { id, files: sizes }: EncodedPicture & { id: string }) => {
  for (const { width, format, bytes } of sizes) await files.put(pictureFile(id, width, format), bytes);
};
