import { toBangkokText } from '#kernel/bangkok-time.ts';
import { isBefore } from '#kernel/period.ts';
import { isStaff } from '#platform/context.ts';
import type { Files } from '#platform/files.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { openBooking } from '../../records/booking-access.ts';
import { photosOfBooking, pickUpOf } from '../../records/hand-over-store.ts';
import { atOnce } from '../../rules/office/happened-at.ts';
import { isForCustomer, photosUntil } from '../../rules/office/photo-time.ts';
import { photoShape } from '../records/hand-over-shape.ts';
import { addOwnPhotos, openPhoto, openToPhotograph, photographVehicle } from './photograph-vehicle.ts';

/** The photographs of hand-overs: taken by staff and by the customer, seen by both. */
export const bookingPhotoRoutes = ({ serve, serveInSteps }: EndpointBinders, { files }: { files: Files }): void => {
  serve('GET /bookings/:id/photos', async ({ tx, actor, now }, { params: { id } }) => {
    const booking = await openBooking(tx, actor, id);
    const until = photosUntil(booking, await pickUpOf(tx, id));
    const addUntil = until && isBefore(now, until) ? toBangkokText(until) : null;
    const shown = (await photosOfBooking(tx, id)).filter((photo) => isStaff(actor) || isForCustomer(photo, booking));
    return { data: { photos: shown.map(photoShape), addUntil } };
  });

  serve('GET /bookings/:id/photos/:photoId', async (ctx, { params }) => {
    const booking = await openBooking(ctx.tx, ctx.actor, params.id);
    return openPhoto(ctx, files, { booking, photoId: params.photoId });
  });

  serveInSteps(
    'POST /bookings/:id/photos',
    async (steps, { params: { id: bookingId }, query, files: sent }) => {
      const place = query.place ?? null;
      return { data: (await addOwnPhotos(steps, files, { ...atOnce, bookingId, place, sent })).map(photoShape) };
    },
    {
      beforeFiles: async (ctx, { id }) => {
        await openToPhotograph(ctx, id);
      },
    },
  );

  serveInSteps('POST /admin/bookings/:id/photos/:kind', async (steps, { params, query, files: sent }) => {
    const { id: bookingId, kind } = params;
    const { place = null, id = null, secondsAgo = 0 } = query;
    const photos = await photographVehicle(steps, files, { bookingId, kind, place, sent, id, secondsAgo });
    return { data: photos.map(photoShape) };
  });
};
