import { createHash } from 'node:crypto';

/** In hexadecimal. */
export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The digests of files as `sha256sum --check` reads them. */
export const sumsFile = (sums: ReadonlyMap<string, string>): string =>
  [...sums].map(([name, digest]) => `${digest}  ${name}\n`).join('');
