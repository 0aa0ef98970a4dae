import type { Language } from '#contract/fields.ts';
import { toBaht } from '#kernel/money.ts';
import { type DateFormat, numericMoment } from '#kernel/numeric-date.ts';
import { rentalDays } from '#kernel/period.ts';
import { makeAndModel } from '#modules/fleet/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { Cell } from '#platform/csv/csv-line.ts';
import { exportList } from '#platform/csv/export-list.ts';
import type { SheetColumn } from '#platform/csv/sheet.ts';
import type { Streamed } from '#platform/http/output/sent-stream.ts';
import { bookings as english } from '#words/en/bookings.ts';
import { sheets as englishHeads } from '#words/en/sheets.ts';
import { bookings as thai } from '#words/th/bookings.ts';
import { sheets as thaiHeads } from '#words/th/sheets.ts';
import { paymentStatusOf } from '../../records/booking-shape.ts';
import { placeName } from '../../records/booking-texts.ts';
import { stateOf } from '../../rules/lifecycle.ts';
import { toPayInAll } from '../../rules/money/due-at-pick-up.ts';
import { bookingsListed, type ListedBooking } from './office-list-store.ts';
import { parseListQuery } from './parse-list-query.ts';

type Query = Parameters<typeof parseListQuery>[0] & Readonly<{ columns?: string | undefined; language: Language }>;

/** The bookings that a list finds, as CSV. */
export const exportBookings = async (ctx: Context, { language, ...request }: Query): Promise<Streamed> => {
  const settings = await readSettings(ctx.tx);
  const { columns: _, ...query } = request;
  return exportList(ctx, {
    list: 'bookings',
    action: 'booking.exported',
    query: request,
    sheet: bookingSheet({ now: ctx.now, language, dateFormat: settings.general.dateFormat }),
    read: (tx) => bookingsListed(tx, parseListQuery(query, ctx.now, settings)),
  });
};

type SheetOptions = Readonly<{
  now: Temporal.Instant;
  language: Language;
  dateFormat: DateFormat;
  /** How a moment is written, where not as a text. */
  moment?: ((at: Temporal.Instant) => Cell) | undefined;
}>;

/** What a file says of bookings, under the columns of the office's table. */
export const bookingSheet = ({ now, language, dateFormat, ...options }: SheetOptions): SheetColumn<ListedBooking>[] => {
  const words = language === 'th' ? thai : english;
  const heads = (language === 'th' ? thaiHeads : englishHeads).bookings;
  const paidWord = (booking: ListedBooking['booking']) => words.paid[paymentStatusOf(booking, now)];
  const moment = options.moment ?? ((at: Temporal.Instant) => numericMoment(at, dateFormat));
  const columns: [column: string, head: keyof typeof heads, cell: (row: ListedBooking) => Cell][] = [
    ['booking', 'reference', ({ booking }) => booking.reference],
    ['booking', 'made', ({ booking }) => moment(booking.createdAt)],
    ['customer', 'name', ({ booking: { firstName, lastName } }) => `${firstName} ${lastName}`.trim()],
    ['customer', 'email', ({ booking }) => booking.email],
    ['customer', 'phone', ({ booking }) => booking.phone],
    ['vehicle', 'vehicle', ({ vehicle }) => makeAndModel(vehicle)],
    ['vehicle', 'plate', ({ vehicle }) => vehicle.licensePlate],
    ['dates', 'pickUp', ({ booking }) => moment(booking.pickUpAt)],
    ['dates', 'return', ({ booking }) => moment(booking.dropOffAt)],
    ['dates', 'days', ({ booking }) => rentalDays({ from: booking.pickUpAt, until: booking.dropOffAt })],
    ['dates', 'pickUpPlace', ({ pickUpPlace }) => placeName(pickUpPlace, language)],
    ['dates', 'returnPlace', ({ dropOffPlace }) => placeName(dropOffPlace, language)],
    ['status', 'status', ({ booking }) => words.stage[stateOf(booking)]],
    ['total', 'total', ({ booking }) => toBaht(booking.total)],
    ['total', 'owed', ({ booking }) => toBaht(toPayInAll(booking))],
    ['total', 'paid', ({ booking }) => paidWord(booking)],
  ];
  return columns.map(([column, head, cell]) => ({ column, head: heads[head], cell, kind: kinds[head] }));
};

const kinds: Partial<Record<keyof typeof englishHeads.bookings, 'baht' | 'moment'>> = {
  made: 'moment',
  pickUp: 'moment',
  return: 'moment',
  total: 'baht',
  owed: 'baht',
};
