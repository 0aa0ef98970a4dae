import { z } from 'zod';
import { problemText } from '#kernel/problem.ts';
import { UPLOAD_BYTES, UPLOAD_MEGABYTES } from '#kernel/upload-limits.ts';
import { answer, endpoints } from './endpoint.ts';

/** An uploaded photograph. `<url>/<width>.avif` and `.webp` are its sizes; `<url>` itself serves a medium size. */
export const PhotoShape = z.object({
  url: z.string(),
  /** Of the largest size, in pixels. */
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  /** A blurred miniature as a `data:` URL, to show until the photograph loads; null for a transparent picture. */
  placeholder: z.string().nullable(),
});
export type PhotoShape = z.infer<typeof PhotoShape>;

const image = { maxBytes: UPLOAD_BYTES, tooLarge: problemText('upload.image-too-large', { max: UPLOAD_MEGABYTES }) };

export const picturesEndpoints = endpoints({
  'POST /upload/vehicle-images': {
    summary: 'Uploads up to 5 photographs of a vehicle, all or none of them',
    access: 'staff',
    files: {
      ...image,
      field: 'images',
      most: 5,
      tooMany: problemText('upload.too-many-images', { max: 5 }),
      none: problemText('upload.no-images'),
    },
    reply: answer(z.array(PhotoShape)),
    perMinute: 60,
  },
  'POST /upload/image': {
    summary: 'Uploads one photograph',
    access: 'staff',
    files: {
      ...image,
      field: 'image',
      most: 1,
      tooMany: problemText('upload.one-image'),
      none: problemText('upload.no-image'),
    },
    reply: answer(PhotoShape),
    perMinute: 60,
  },
});
