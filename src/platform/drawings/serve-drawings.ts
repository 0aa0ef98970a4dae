import type { FastifyInstance } from 'fastify';
import { Problem } from '#kernel/problem.ts';
import { type DrawingQuery, paintedDrawing } from './painted-drawing.ts';

/**
 * `GET /drawings/suv.svg?paint=d8dde0` or `?paint=dark-red`: a side view of a body type in the vehicle's colour, for a
 * business without photographs, and with `-rear`, `-cabin` and `-boot` its other views. Unknown colour names get the
 * default paint. 404 for an unknown body type, a malformed paint, or numbers that no vehicle has.
 */
export const serveDrawings = (app: FastifyInstance): void => {
  app.get<{ Params: { name: string }; Querystring: DrawingQuery }>('/drawings/:name', (request, reply) => {
    const drawing = paintedDrawing(request.params.name, request.query);
    if (!drawing) throw new Problem(404, 'route.not-found', { params: { what: 'such drawing' } });
    return reply
      .header('content-type', 'image/svg+xml')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .send(drawing);
  });
};
