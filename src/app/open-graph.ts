import { basename } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Id } from '#contract/fields.ts';
import { drawingAddress } from '#kernel/drawing-address.ts';
import { Problem } from '#kernel/problem.ts';
import { findVehicle, type Vehicle } from '#modules/fleet/index.ts';
import { pictureFile, pictureIdIn, widestUpTo } from '#modules/pictures/index.ts';
import { lruCache } from '#platform/cache/lru-cache.ts';
import type { Database } from '#platform/database/database.ts';
import { paintedDrawing } from '#platform/drawings/painted-drawing.ts';
import type { Files } from '#platform/files.ts';
import { socialPicture } from '#platform/pictures/social-picture.ts';

type Deps = { db: Database; files: Files };

/** How many pictures are cached, at most 120 kB each. Vehicles of one body and colour share a drawing. */
const KEPT = 300;

/** Requests per minute and IP address: a link preview needs only a few pictures, and each new one costs CPU time. */
const limited = { config: { rateLimit: { max: 60, timeWindow: 60_000 } } };

/**
 * `GET /og/home.png` and `GET /og/vehicle/<id>.png`: the preview pictures of shared links. 404 `route.not-found` for an
 * unknown vehicle.
 */
export const serveOpenGraph = (app: FastifyInstance, { db, files }: Deps): void => {
  const cache = lruCache<Promise<Buffer>>(KEPT);

  app.get('/og/home.png', limited, async (_request, reply) => {
    const drawing = paintedDrawing('sedan.svg', { paint: 'e9ddc6' }) ?? '';
    return send(reply, await cache('home', () => socialPicture({ onBridge: drawing })));
  });

  app.get<{ Params: { file: string } }>('/og/vehicle/:file', limited, async ({ params }, reply) => {
    const [, name] = /^(.+)\.png$/.exec(params.file) ?? [];
    const { data: id } = Id.safeParse(name);
    const vehicle = id && (await findVehicle(db, id));
    if (!vehicle) throw new Problem(404, 'route.not-found', { params: { what: 'such picture' } });
    return send(reply, await pictureOf(vehicle));
  });

  const pictureOf = async (vehicle: Vehicle): Promise<Buffer> => {
    const [photo] = vehicle.photos;
    const id = photo && pictureIdIn(photo.url);
    const name = photo && id ? pictureFile(id, widestUpTo(photo.widths, 1280), 'webp') : null;
    if (name && (await files.exists(name)))
      return cache(name, async () => socialPicture({ photo: await files.getBytes(name) }));
    const drawing = drawingOf(vehicle);
    return cache(drawing, () => socialPicture({ onStage: drawing }));
  };
};

const send = (reply: FastifyReply, png: Buffer) =>
  reply
    .header('content-type', 'image/png')
    .header('cache-control', 'public, max-age=86400')
    .header('cross-origin-resource-policy', 'cross-origin')
    .send(png);

/** The vehicle's drawing, as on the screens; falls back to the default one if the vehicle names a missing drawing. */
const drawingOf = (vehicle: Vehicle): string =>
  drawingAt(drawingAddress(vehicle)) ?? drawingAt(drawingAddress({ ...vehicle, images: [] })) ?? '';

const drawingAt = (address: string): string | null => {
  const { pathname, searchParams } = new URL(address, 'http://here');
  return paintedDrawing(basename(pathname), Object.fromEntries(searchParams));
};
