import type { BoardList, BoardRow, TodayBoard } from '#contract/office/reports.ts';
import { bangkokDate, toBangkokText } from '#kernel/bangkok-time.ts';
import { satang, toBaht } from '#kernel/money.ts';
import { nextPickUpFirst, officeDay } from '#modules/booking/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import {
  awaitingStaff,
  type BoardBooking,
  type BoardQuery,
  boardCounts,
  boardRows,
  lateOn,
  pickUpsOn,
  returnsOn,
  unpaidBookings,
} from './board-store.ts';

/** The maximum number of rows: in the lists of the day, and in the lists for a quick look. */
const A_DAY = 100;
const FEW = 3;

/** The day's pick-ups and returns, and the bookings that need attention. */
export const readBoard = async ({ tx, now }: Context): Promise<TodayBoard> => {
  const { graceMinutes } = (await readSettings(tx)).booking;
  const day = officeDay(now, graceMinutes);
  const [pickUps, returns, late, unpaid, toApprove] = await Promise.all([
    listOf(tx, pickUpsOn(day), A_DAY),
    listOf(tx, returnsOn(day), A_DAY),
    listOf(tx, lateOn(day), A_DAY),
    listOf(tx, unpaidBookings(day), FEW),
    listOf(tx, { ...awaitingStaff, order: nextPickUpFirst(day) }, FEW),
  ]);
  return { date: bangkokDate(now), pickUps, returns, late, unpaid, toApprove, graceMinutes };
};

const listOf = async (tx: Tx, question: BoardQuery, most: number): Promise<BoardList> => {
  const [{ total, done, owed }, rows] = await Promise.all([boardCounts(tx, question), boardRows(tx, question, most)]);
  return { total, done, owedAmount: toBaht(satang(owed)), rows: rows.map(shown) };
};

const shown = ({ nextPickUp, ...row }: BoardBooking): BoardRow => ({
  id: row.id,
  bookingNumber: row.reference,
  customerPhone: row.phone,
  isDone: row.isDone,
  place: row.place,
  placeInThai: row.placeInThai,
  vehicleLicensePlate: row.licensePlate,
  customerName: `${row.firstName} ${row.lastName}`,
  vehicleName: `${row.brand} ${row.model}`,
  pickupDate: toBangkokText(row.pickUpAt),
  returnDate: toBangkokText(row.dropOffAt),
  owedAmount: toBaht(satang(Number(row.owed))),
  totalAmount: toBaht(row.total),
  nextPickupDate: nextPickUp === null ? null : toBangkokText(Temporal.Instant.from(nextPickUp)),
});
