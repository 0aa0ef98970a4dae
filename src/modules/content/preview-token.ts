import { createHash, randomBytes } from 'node:crypto';

/** 256 bits, as 43 letters, digits, `-` and `_`. */
export const newPreviewToken = (): string => randomBytes(32).toString('base64url');

/** All that is stored of it. */
export const hashOfPreview = (token: string): Buffer => createHash('sha256').update(token).digest();
