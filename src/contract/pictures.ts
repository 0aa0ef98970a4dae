import { z } from 'zod';
import { answer, endpoints } from './endpoint.ts';

/** A photograph of ours. `<url>/<width>.avif` and `.webp` are its sizes, `<url>` alone is one of a middle size. */
export const PhotoShape = z.object({
  url: z.string(),
  /** Of the largest size, in pixels. */
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  /** A blurred miniature as a `data:` address, to stand behind until the photograph comes. */
  placeholder: z.string().nullable(),
});
export type PhotoShape = z.infer<typeof PhotoShape>;

const image = { maxBytes: 5 * 1024 * 1024, tooLarge: 'An image may have at most 5 MB' };

export const picturesEndpoints = endpoints({
  'POST /upload/vehicle-images': {
    summary: 'Takes up to 5 photographs of a vehicle, all or none of them (document 2, section 7)',
    access: 'staff',
    files: {
      ...image,
      field: 'images',
      most: 5,
      tooMany: 'Maximum 5 images allowed',
      none: 'Choose at least one image',
    },
    reply: answer(z.array(PhotoShape)),
    perMinute: 60,
  },
  'POST /upload/image': {
    summary: 'Takes one photograph (document 3, section 7)',
    access: 'staff',
    files: { ...image, field: 'image', most: 1, tooMany: 'Send one image', none: 'Choose an image' },
    reply: answer(PhotoShape),
    perMinute: 60,
  },
});
