import type { FastifyInstance, FastifyReply } from 'fastify';
import { isId } from '#kernel/is-id.ts';
import type { Database } from '#platform/database/database.ts';
import type { Files } from '#platform/files.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { findPictures } from './picture-store.ts';
import { pictureFile, widestUpTo } from './rules/picture-address.ts';
import { noSuchPicture } from './rules/problems.ts';
import { uploadPictures } from './upload-pictures.ts';

export const picturesRoutes = ({ serveInSteps }: EndpointBinders, { files }: { files: Files }): void => {
  serveInSteps('POST /upload/vehicle-images', async (steps, { files: sent }) => {
    const data = await uploadPictures(steps, { files, sent, field: (index) => `images.${index}` });
    return { data, message: 'Images uploaded' };
  });

  serveInSteps('POST /upload/image', async (steps, { files: sent }) => {
    const [data] = await uploadPictures(steps, { files, sent, field: () => 'image' });
    if (!data) throw new Error('An upload without a file is refused before');
    return { data, message: 'Image uploaded' };
  });

  serveInSteps('POST /upload/qr-code', async (steps, { files: sent }) => {
    const [picture] = await uploadPictures(steps, { files, sent, field: () => 'image' });
    if (!picture) throw new Error('An upload without a file is refused before');
    return { data: { url: picture.url }, message: 'QR code uploaded' };
  });
};

type PictureRequest = { Params: { id: string; file: string } };

/**
 * `GET /pictures/<id>/640.avif` (or `.webp`) serves one size of a photo; `GET /pictures/<id>` a WebP of medium size.
 * The content of a URL never changes, so it is cached forever. Everything else is 404.
 */
export const servePictures = (app: FastifyInstance, { db, files }: { db: Database; files: Files }): void => {
  app.get<PictureRequest>('/pictures/:id/:file', async ({ params: { id, file } }, reply) => {
    const [, width, kind] = /^([1-9]\d{0,3})\.(avif|webp)$/.exec(file) ?? [];
    if (!isId(id) || !width) throw noSuchPicture();
    const format = kind === 'avif' ? 'avif' : 'webp';
    return send(reply, files, pictureFile(id, Number(width), format), format);
  });

  app.get<PictureRequest>('/pictures/:id', async ({ params: { id } }, reply) => {
    const [picture] = isId(id) ? await findPictures(db, [id]) : [];
    if (!picture) throw noSuchPicture();
    return send(reply, files, pictureFile(id, widestUpTo(picture.widths), 'webp'), 'webp');
  });
};

const send = async (reply: FastifyReply, files: Files, name: string, format: string) => {
  if (!(await files.exists(name))) throw noSuchPicture();
  return reply
    .header('content-type', `image/${format}`)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('cross-origin-resource-policy', 'cross-origin')
    .send(Buffer.from(await files.getBytes(name)));
};
