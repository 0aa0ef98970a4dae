import { z } from 'zod';
import { problemText } from '#kernel/problem.ts';
import { SLIPS_AT_ONCE, SLIPS_OF_A_BOOKING } from '#kernel/slip-limits.ts';
import { UPLOAD_BYTES, UPLOAD_MEGABYTES } from '#kernel/upload-limits.ts';
import { answer, endpoints, SentFile } from './endpoint.ts';
import { BangkokDateTime, Id } from './fields.ts';

const params = z.object({ id: Id });

/** A slip of a bank transfer. Its file: `GET /bookings/:id/slips/:slipId`. */
export const SlipShape = z.object({
  id: Id,
  type: z.enum(['image/webp', 'application/pdf']),
  bytes: z.int(),
  sentAt: BangkokDateTime,
});
export type SlipShape = z.infer<typeof SlipShape>;

/** The slips that customers attach to bookings they pay by bank transfer; for whoever may open the booking. */
export const slipEndpoints = endpoints({
  'GET /bookings/:id/slips': {
    summary: 'The slips of a booking, oldest first',
    access: 'guest',
    params,
    reply: answer(z.array(SlipShape)),
  },
  'POST /bookings/:id/slips': {
    summary: `Attaches slips of a bank transfer, all that were sent or none: PDFs, or pictures, which are re-encoded as WebP; at most ${UPLOAD_MEGABYTES} MB each and ${SLIPS_OF_A_BOOKING} for a booking. Returns all of them. 409 \`slips.nothing-to-send\` unless the booking has \`transfer\`, \`slips.too-many\`; 422 \`slips.unreadable\``,
    access: 'guest',
    params,
    files: {
      field: 'slips',
      most: SLIPS_AT_ONCE,
      maxBytes: UPLOAD_BYTES,
      tooMany: problemText('upload.too-many', { max: SLIPS_AT_ONCE }),
      tooLarge: problemText('upload.too-large', { max: UPLOAD_MEGABYTES }),
      none: problemText('slips.none'),
    },
    reply: answer(z.array(SlipShape)),
    perMinute: 20,
  },
  'GET /bookings/:id/slips/:slipId': {
    summary: 'A slip. 404 `slips.not-found`',
    access: 'guest',
    params: z.object({ id: Id, slipId: Id }),
    file: ['image/webp', 'application/pdf'],
    reply: SentFile,
    perMinute: 240,
  },
});
