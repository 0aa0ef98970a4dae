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
  /** From 1, and the same when other slips are taken back. */
  number: z.int(),
  type: z.enum(['image/webp', 'application/pdf']),
  bytes: z.int(),
  sentAt: BangkokDateTime,
});
export type SlipShape = z.infer<typeof SlipShape>;

/** A slip, as whoever may open the booking sees it. */
export const OwnSlip = SlipShape.extend({
  /** Whether the caller may take it back now. */
  mayWithdraw: z.boolean(),
});
export type OwnSlip = z.infer<typeof OwnSlip>;

/** The slips that customers attach to bookings they pay by bank transfer; for whoever may open the booking. */
export const slipEndpoints = endpoints({
  'GET /bookings/:id/slips': {
    summary: 'The slips of a booking, oldest first',
    access: 'guest',
    params,
    reply: answer(z.array(OwnSlip)),
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
    reply: answer(z.array(OwnSlip)),
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
  'DELETE /bookings/:id/slips/:slipId': {
    summary:
      'Takes a slip back: it can be opened no more, its file is deleted, and the history of the booking says so to staff. Returns those that are left. 404 `slips.not-found`; 409 `slips.nothing-to-send` unless the booking has `transfer`, `slips.recorded` once staff recorded a transfer after the slip came, `slips.of-others` if neither the caller nor the customer attached it and the caller is not staff',
    access: 'guest',
    params: z.object({ id: Id, slipId: Id }),
    reply: answer(z.array(OwnSlip)),
    perMinute: 20,
  },
});
