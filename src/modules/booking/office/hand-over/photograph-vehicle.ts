import { createHash, randomUUIDv7 } from 'node:crypto';
import { isBefore } from '#kernel/period.ts';
import type { PhotoPlace } from '#kernel/photo-places.ts';
import { notAPicture } from '#modules/pictures/index.ts';
import { type Context, isStaff, type Steps } from '#platform/context.ts';
import type { Files } from '#platform/files.ts';
import { shrinkPicture } from '#platform/pictures/shrink-picture.ts';
import { openOwnBooking, requireBooking } from '../../records/booking-access.ts';
import type { Booking } from '../../records/booking-store.ts';
import type { HandOverKind } from '../../records/booking-tables.ts';
import {
  findPhoto,
  type HandOverPhoto,
  insertPhotos,
  photosOfBooking,
  pickUpOf,
} from '../../records/hand-over-store.ts';
import { recordByStaff } from '../../records/record-by-staff.ts';
import { type FromDevice, happenedAt } from '../../rules/office/happened-at.ts';
import { isForCustomer, photosUntil } from '../../rules/office/photo-time.ts';
import { bookingNotFound, noSuchPhoto, tooLateForPhotos, tooManyPhotos } from '../../rules/problems.ts';

/** The storage folder of hand-over photographs, apart from public pictures. */
export const HAND_OVERS = 'hand-overs';

const photoFile = ({ bookingId, id }: { bookingId: string; id: string }): string =>
  `${HAND_OVERS}/${bookingId}/${id}.webp`;

type Sent = FromDevice & Readonly<{ bookingId: string; place: PhotoPlace | null; sent: readonly Uint8Array[] }>;

/**
 * Keeps photographs of a vehicle at a hand-over that staff took. Answers all of that hand-over. One that a device sends
 * again is kept once. 409 `photo.too-many` for several by one id.
 */
export const photographVehicle = async (
  steps: Steps,
  files: Files,
  { kind, ...sent }: Sent & { kind: HandOverKind },
): Promise<HandOverPhoto[]> => {
  if (sent.id && sent.sent.length > 1) throw tooManyPhotos(1);
  const before = await steps.step(async (ctx) => {
    const booking = await requireBooking(ctx.tx, sent.bookingId);
    const photo = sent.id ? await findPhoto(ctx.tx, sent.id) : undefined;
    if (!photo) return null;
    if (photo.bookingId !== booking.id || photo.kind !== kind) throw noSuchPhoto();
    const facts = { photos: 1 };
    await recordByStaff(ctx, booking, { action: 'booking.photographed', before: facts, after: facts });
    return photosOf(ctx, sent.bookingId, kind);
  });
  if (before) return before;
  return keepPhotos(steps, files, { ...sent, kind, byCustomer: false });
};

/** The booking, for its customer alone: nobody of the staff adds photographs in their place. 404. */
export const openToPhotograph = async ({ tx, actor }: Pick<Context, 'tx' | 'actor'>, id: string): Promise<Booking> => {
  if (isStaff(actor)) throw bookingNotFound();
  return openOwnBooking(tx, actor, id);
};

/** More than anybody needs. */
const MOST_OWN = 40;

/**
 * Adds photographs of the customer to those of the pick-up. Answers all of it. 409 `photo.too-late` from 30 minutes after
 * the pick-up on, `photo.too-many`.
 */
export const addOwnPhotos = async (steps: Steps, files: Files, sent: Sent): Promise<HandOverPhoto[]> => {
  await steps.step(async (ctx) => {
    const booking = await openToPhotograph(ctx, sent.bookingId);
    const until = photosUntil(booking, await pickUpOf(ctx.tx, booking.id));
    if (!until || !isBefore(ctx.now, until)) throw tooLateForPhotos();
    const own = (await photosOfBooking(ctx.tx, sent.bookingId)).filter(({ byCustomer }) => byCustomer);
    if (own.length + sent.sent.length > MOST_OWN) throw tooManyPhotos(MOST_OWN);
  });
  return keepPhotos(steps, files, { ...sent, kind: 'pick-up', byCustomer: true });
};

/**
 * Keeps all that were sent or none. The files are written before the rows: what is left when that fails goes with
 * `forget-lost-hand-over-photos`.
 */
const keepPhotos = async (
  steps: Steps,
  files: Files,
  {
    bookingId,
    kind,
    place,
    byCustomer,
    sent,
    id: givenId,
    secondsAgo,
  }: Sent & { kind: HandOverKind; byCustomer: boolean },
): Promise<HandOverPhoto[]> => {
  const shrunk = await Promise.all(sent.map(shrinkPicture));
  const photos = shrunk.map((one, index) => {
    if ('problem' in one) throw notAPicture(one.problem, `images.${index}`);
    // Those of one moment stand by their ids.
    return { id: givenId ?? randomUUIDv7(), ...one.shrunk };
  });
  for (const { id, bytes } of photos) await files.put(photoFile({ bookingId, id }), bytes);
  return steps.step(async (ctx) => {
    const { at: createdAt, receivedAt } = happenedAt({ secondsAgo }, ctx.now);
    const by = { createdAt, receivedAt, createdBy: byCustomer ? null : (ctx.actor.user?.id ?? null), byCustomer };
    const rows = photos.map(({ bytes, ...photo }) => {
      const digest = createHash('sha256').update(bytes).digest();
      return { ...photo, bytes: bytes.length, digest, bookingId, kind, place, ...by };
    });
    await insertPhotos(ctx.tx, rows);
    const booking = await requireBooking(ctx.tx, bookingId);
    await recordByStaff(ctx, booking, { action: 'booking.photographed', after: { photos: rows.length } });
    return photosOf(ctx, bookingId, kind);
  });
};

const photosOf = async ({ tx }: Context, bookingId: string, kind: HandOverKind) =>
  (await photosOfBooking(tx, bookingId)).filter((photo) => photo.kind === kind);

/** The file of a hand-over photograph; null if it is gone. */
export const photoBytes = async (
  files: Files,
  photo: Pick<HandOverPhoto, 'bookingId' | 'id'>,
): Promise<Uint8Array | null> => {
  const name = photoFile(photo);
  return (await files.exists(name)) ? files.getBytes(name) : null;
};

/** Opens a hand-over photograph as a file. 404 if there is none, for a customer also before the return is recorded. */
export const openPhoto = async (
  { tx, actor }: Pick<Context, 'tx' | 'actor'>,
  files: Files,
  { booking, photoId }: { booking: Booking; photoId: string },
) => {
  const photo = await findPhoto(tx, photoId);
  const isSeen = photo?.bookingId === booking.id && (isStaff(actor) || isForCustomer(photo, booking));
  const content = isSeen ? await photoBytes(files, photo) : null;
  if (!photo || !content) throw noSuchPhoto();
  return { name: `${photo.kind}-${photo.id}.webp`, type: 'image/webp', content };
};
