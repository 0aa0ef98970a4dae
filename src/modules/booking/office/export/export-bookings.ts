import type { Language } from '#contract/fields.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { exportList } from '#platform/csv/export-list.ts';
import type { Streamed } from '#platform/http/output/sent-stream.ts';
import { everyListed } from '../list/office-list-store.ts';
import { parseListQuery } from '../list/parse-list-query.ts';
import { bookingSheet } from './booking-sheet.ts';

type Query = Parameters<typeof parseListQuery>[0] & Readonly<{ columns?: string | undefined; language: Language }>;

/** The bookings that a list finds, as CSV. */
export const exportBookings = async (ctx: Context, { language, ...asked }: Query): Promise<Streamed> => {
  const settings = await readSettings(ctx.tx);
  const { columns: _, ...query } = asked;
  return exportList(ctx, {
    ...{ list: 'bookings', action: 'booking.exported', asked },
    sheet: bookingSheet({ now: ctx.now, language, dateFormat: settings.general.dateFormat }),
    read: (tx) => everyListed(tx, parseListQuery(query, ctx.now, settings)),
  });
};
