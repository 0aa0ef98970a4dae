import { Problem } from '#kernel/problem.ts';

const sentences = {
  empty: 'This file is empty',
  'too-large': 'An image may have at most 5 MB',
  'unknown-kind': 'This is no photograph that we can show. Use JPEG, PNG, WebP or AVIF',
  'too-many-pixels': 'An image may have at most 24 megapixels',
  'odd-shape': 'One side of an image may be at most five times as long as the other',
  unreadable: 'This image cannot be read. Use JPEG, PNG, WebP or AVIF',
} as const;

/** A file that is not taken. `field` says which of the sent ones, such as `images.2`. */
export const notAPicture = (trouble: keyof typeof sentences, field: string) =>
  new Problem(422, `pictures.${trouble}`, sentences[trouble], { fields: { [field]: sentences[trouble] } });

export const noSuchPicture = () => new Problem(404, 'pictures.not-found', 'There is no such picture.');
