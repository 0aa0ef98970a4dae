import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * Compresses what is sent whole in one call, and streams on the way. In one call zstd costs next to nothing; as streams
 * zstd and brotli allocate megabytes for each answer. A page of 200 kB needs no window larger than itself.
 */
export const compressAnswers = async (app: FastifyInstance): Promise<void> => {
  await app.register(compress, {
    encodings: ['zstd', 'br', 'gzip'],
    threshold: 1_400,
    syncThreshold: 1024 * 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } },
  });
};
