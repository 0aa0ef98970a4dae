import { randomUUID } from 'node:crypto';
import { notAPicture } from '#modules/pictures/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import type { Files } from '#platform/files.ts';
import { shrinkPicture } from '#platform/pictures/shrink-picture.ts';
import { requireBooking } from '../../records/booking-access.ts';
import type { HandOverKind } from '../../records/booking-tables.ts';
import { recordByStaff } from '../../records/record-by-staff.ts';
import { noSuchPhoto } from '../../rules/problems.ts';
import { photoAddress } from '../records/hand-over-shape.ts';
import { findPhoto, insertPhotos, photosOfBooking } from '../records/hand-over-store.ts';

/** The storage folder of hand-over photographs, apart from public pictures. */
export const HAND_OVERS = 'hand-overs';

const photoFile = ({ bookingId, id }: { bookingId: string; id: string }): string =>
  `${HAND_OVERS}/${bookingId}/${id}.webp`;

type Sent = Readonly<{ bookingId: string; kind: HandOverKind; sent: readonly Uint8Array[] }>;

/**
 * Keeps photographs of a vehicle at a hand-over, all that were sent or none, for staff alone. Answers the addresses of
 * all of them. The files are written before the rows: what is left when that fails goes with
 * `forget-lost-hand-over-photos`.
 */
export const photographVehicle = async (steps: Steps, files: Files, request: Sent): Promise<string[]> => {
  const { bookingId, kind, sent } = request;
  await steps.step((ctx) => requireBooking(ctx.tx, bookingId));
  const shrunk = await Promise.all(sent.map(shrinkPicture));
  const photos = shrunk.map((one, index) => {
    if ('problem' in one) throw notAPicture(one.problem, `images.${index}`);
    return { id: randomUUID(), ...one.shrunk };
  });
  for (const { id, bytes } of photos) await files.put(photoFile({ bookingId, id }), bytes);
  return steps.step(async (ctx) => {
    const by = { createdAt: ctx.now, createdBy: ctx.actor.user?.id ?? null };
    const rows = photos.map(({ bytes, ...photo }) => ({ ...photo, bytes: bytes.length, bookingId, kind, ...by }));
    await insertPhotos(ctx.tx, rows);
    const booking = await requireBooking(ctx.tx, bookingId);
    await recordByStaff(ctx, booking, { action: 'booking.photographed', after: { photos: rows.length } });
    const all = await photosOfBooking(ctx.tx, bookingId);
    return all.filter((photo) => photo.kind === kind).map(photoAddress);
  });
};

/** Opens a hand-over photograph as a file. 404 if there is none. */
export const openPhoto = async (
  { tx }: Pick<Context, 'tx'>,
  files: Files,
  { bookingId, photoId }: { bookingId: string; photoId: string },
) => {
  const photo = await findPhoto(tx, bookingId, photoId);
  const name = photo && photoFile(photo);
  if (!name || !(await files.exists(name))) throw noSuchPhoto();
  return { name: `${photo.kind}-${photo.id}.webp`, type: 'image/webp', content: await files.getBytes(name) };
};
