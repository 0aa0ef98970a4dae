import type { CalendarBlock, CalendarBooking, CalendarVehicle } from '#contract/office/calendar.ts';
import { bangkokTextOfSeconds, toBangkokText } from '#kernel/bangkok-time.ts';
import { drawingAddress } from '#kernel/drawing-address.ts';
import { toBaht } from '#kernel/money.ts';
import { nameOf } from '#modules/fleet/index.ts';
import { stateOf } from '../../rules/lifecycle.ts';
import { staffPermissions } from '../../rules/office/staff-permissions.ts';
import type { FleetRow } from '../fleet-rows-store.ts';
import type { BarRow, blocksIn } from './calendar-store.ts';

/** A booking as a bar of the calendar. */
export const calendarBooking = (row: BarRow, vehicle: CalendarVehicle, now: Temporal.Instant): CalendarBooking => ({
  id: row.id,
  bookingNumber: row.reference,
  customerName: `${row.firstName} ${row.lastName}`.trim(),
  vehicleId: row.vehicleId,
  vehicleName: vehicle.name,
  vehicleLicensePlate: vehicle.licensePlate,
  pickupDate: bangkokTextOfSeconds(row.pickUp),
  returnDate: bangkokTextOfSeconds(row.dropOff),
  blockedUntil: bangkokTextOfSeconds(row.readyAt),
  pickupLocation: row.place,
  pickupLocationInThai: row.placeInThai,
  status: row.status,
  stage: stateOf(row),
  paymentStatus: row.paymentStatus,
  totalAmount: toBaht(row.total),
  version: row.version,
  mayMove: staffPermissions(row, now, false).move,
  isAtLocation: row.isAtLocation,
});

export const calendarBlock = (block: Awaited<ReturnType<typeof blocksIn>>[number]): CalendarBlock => ({
  id: block.id,
  vehicleId: block.vehicleId,
  from: toBangkokText(block.from),
  until: toBangkokText(block.until),
  reason: block.reason,
});

export const calendarVehicle = (row: FleetRow): CalendarVehicle => ({
  id: row.id,
  name: nameOf(row),
  licensePlate: row.licensePlate,
  drawing: drawingAddress(row),
  status: row.status,
  category: { id: row.categoryId, name: row.categoryName, nameInThai: row.categoryNameInThai },
});
