import type { Removal } from '#contract/office/removal.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { outlookPeriods, type UnitsOut, unitsOut } from '../rules/units-out.ts';
import type { OfficeAddon } from './office-addon-store.ts';
import { peakUnits } from './reservation-store.ts';

/** The add-ons' queries about bookings. Bookings are in a higher layer, so the application supplies the answers. */
export type AddonBookings = Readonly<{
  /** The given add-ons that any booking refers to, whatever its status. */
  bookedAddons: (tx: Tx, addonIds: readonly string[]) => Promise<ReadonlySet<string>>;
}>;

export type Outlook = UnitsOut & Readonly<{ removal: Removal }>;

/** Adds to each add-on how many units are out, and whether removing it would delete or archive it. */
export const withAddonOutlook = async <Row extends Pick<OfficeAddon, 'addon'>>(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  rows: readonly Row[],
  { bookedAddons }: AddonBookings,
): Promise<(Row & { outlook: Outlook })[]> => {
  const addonIds = rows.map(({ addon }) => addon.id);
  const periods = outlookPeriods(now);
  const outNow = await peakUnits(tx, { addonIds, period: periods.now, now });
  const outNextWeek = await peakUnits(tx, { addonIds, period: periods.nextWeek, now });
  const outFromNowOn = await peakUnits(tx, { addonIds, period: periods.fromNowOn, now });
  const booked = await bookedAddons(tx, addonIds);
  return rows.map((row) => ({
    ...row,
    outlook: {
      ...unitsOut(row.addon, {
        now: outNow.get(row.addon.id) ?? 0,
        nextWeek: outNextWeek.get(row.addon.id) ?? 0,
        fromNowOn: outFromNowOn.get(row.addon.id) ?? 0,
      }),
      removal: booked.has(row.addon.id) ? ('archived' as const) : ('deleted' as const),
    },
  }));
};
