import { readdirSync, readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { paintOf } from '#kernel/paint-colours.ts';
import { Problem } from '#kernel/problem.ts';

const folder = new URL('../web/drawings/', import.meta.url);

/** The view box of every drawing, the same for all, so that vehicles keep their relative sizes. */
const CROP = '30 8 580 252';

const USUAL_PAINT = 'd8dde0';

/**
 * `GET /drawings/suv.svg?paint=d8dde0` or `?paint=dark-red`: a side view of a body type in the vehicle's colour, for a
 * business without photographs. Unknown colour names get the default paint. 404 for an unknown body type or a malformed
 * paint.
 */
export const serveDrawings = (app: FastifyInstance): void => {
  app.get<{ Params: { name: string }; Querystring: { paint?: string } }>('/drawings/:name', (request, reply) => {
    const drawing = paintedDrawing(request.params.name, request.query.paint);
    if (!drawing) throw new Problem(404, 'route.not-found', { params: { what: 'such drawing' } });
    return reply
      .header('content-type', 'image/svg+xml')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .send(drawing);
  });
};

/** The drawing `suv.svg` in a hex colour or named colour; null for an unknown drawing or a malformed paint. */
export const paintedDrawing = (name: string, paint = USUAL_PAINT): string | null => {
  const drawing = drawings.get(name);
  if (!drawing || !/^([0-9a-f]{6}|[a-z-]{3,30})$/.test(paint)) return null;
  return drawing.replaceAll(/var\(--paint,[^)]*\)/g, `#${paintOf(paint) ?? USUAL_PAINT}`);
};

const readDrawings = () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  return new Map(
    files.map((name) => [
      name,
      readFileSync(new URL(name, folder), 'utf8').replace('viewBox="0 0 640 280"', `viewBox="${CROP}"`),
    ]),
  );
};

const drawings = readDrawings();
