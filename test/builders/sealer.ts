import { sealerOf } from '#platform/secrets/sealer.ts';

/** Seals with a key that every process of a test knows. */
export const testSealer = sealerOf(Buffer.alloc(32, 'a key for tests').toString('base64'));
