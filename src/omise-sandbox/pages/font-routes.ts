import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';

const { resolve } = createRequire(import.meta.url);
const faces = { '400': '400Regular/Sarabun_400Regular.ttf', '600': '600SemiBold/Sarabun_600SemiBold.ttf' };
type Weight = keyof typeof faces;

export const fontStyle = Object.keys(faces)
  .map(
    (weight) => `@font-face { font-family: Sarabun; font-weight: ${weight}; src: url(/fonts/sarabun-${weight}.ttf) }`,
  )
  .join('\n');

/** Serves a Thai font, for browsers on systems without one. */
export const fontRoutes = (app: FastifyInstance): void => {
  for (const weight of Object.keys(faces) as Weight[]) {
    const file = resolve(`@expo-google-fonts/sarabun/${faces[weight]}`);
    app.get(`/fonts/sarabun-${weight}.ttf`, async (_request, reply) =>
      reply.type('font/ttf').send(await readFile(file)),
    );
  }
};
