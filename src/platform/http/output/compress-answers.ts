import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } };

const codings = {
  zstd: (body: Buffer) => zstdCompressSync(body),
  br: (body: Buffer) => brotliCompressSync(body, brotliOptions),
  gzip: (body: Buffer) => gzipSync(body),
};
type Coding = keyof typeof codings;
const encodings = Object.keys(codings) as Coding[];

/**
 * Compresses what is sent whole in one call, and streams on the way. In one call zstd costs next to nothing; as streams
 * zstd and brotli allocate megabytes for each answer. A page of 200 kB needs no window larger than itself.
 */
export const compressAnswers = async (app: FastifyInstance): Promise<void> => {
  await app.register(compress, { encodings, threshold: 1_400, syncThreshold: 1024 * 1024, brotliOptions });
};

const compressed = new WeakMap<Buffer, Map<Coding, Buffer>>();

/** For a body that is sent many times: compressed once for each coding. `accepted` is the header of the request. */
export const compressedOnce = (body: Buffer, accepted: string | undefined): { coding?: Coding; bytes: Buffer } => {
  const coding = negotiate(accepted ?? '', encodings) as Coding | null;
  if (!coding) return { bytes: body };
  const known = compressed.get(body) ?? new Map<Coding, Buffer>();
  compressed.set(body, known);
  const bytes = known.get(coding) ?? codings[coding](body);
  known.set(coding, bytes);
  return { coding, bytes };
};
