import { z } from 'zod';
import { photoPlaces } from '#kernel/photo-places.ts';
import { problemText } from '#kernel/problem.ts';
import { UPLOAD_BYTES, UPLOAD_MEGABYTES } from '#kernel/upload-limits.ts';
import { answer, endpoints, SentFile, type UploadRules } from './endpoint.ts';
import { BangkokDateTime, Id } from './fields.ts';

/** A photograph of a vehicle at a hand-over. */
export const HandOverPhotoShape = z.object({
  id: Id,
  kind: z.enum(['pick-up', 'return']),
  /** Where on the vehicle; null if nobody said. */
  place: z.enum(photoPlaces).nullable(),
  takenAt: BangkokDateTime,
  isByCustomer: z.boolean(),
});
export type HandOverPhotoShape = z.infer<typeof HandOverPhotoShape>;

export const PhotoPlaceQuery = z.object({ place: z.enum(photoPlaces, problemText('photo.place')).optional() });

export const handOverPhotos: UploadRules = {
  field: 'images',
  most: 10,
  maxBytes: UPLOAD_BYTES,
  tooMany: problemText('upload.too-many-photographs', { max: 10 }),
  tooLarge: problemText('upload.image-too-large', { max: UPLOAD_MEGABYTES }),
  none: problemText('upload.no-images'),
};

/** Endpoints for the photographs of a booking's hand-overs (docs/rules/damage.md). */
export const photoEndpoints = endpoints({
  'GET /bookings/:id/photos': {
    summary:
      'The photographs of the vehicle at pick-up and return, oldest first, and until when the customer may add some',
    access: 'guest',
    params: z.object({ id: Id }),
    reply: answer(
      z.object({
        photos: z.array(HandOverPhotoShape),
        /** Null before the pick-up, and once it is too late. */
        addUntil: BangkokDateTime.nullable(),
      }),
    ),
  },
  'GET /bookings/:id/photos/:photoId': {
    summary: 'A photograph of a hand-over. 404 `booking.photo-not-found`',
    access: 'guest',
    params: z.object({ id: Id, photoId: Id }),
    file: 'image/webp',
    reply: SentFile,
    perMinute: 600,
  },
  'POST /bookings/:id/photos': {
    summary:
      'The customer adds up to 10 photographs to those of the pick-up, for 30 minutes after it. 404 for staff too; 409 `photo.too-late`, `photo.too-many`',
    access: 'guest',
    params: z.object({ id: Id }),
    query: PhotoPlaceQuery,
    files: handOverPhotos,
    reply: answer(z.array(HandOverPhotoShape)),
    perMinute: 20,
  },
});
