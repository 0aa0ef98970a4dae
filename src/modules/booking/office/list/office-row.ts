import type { OfficeBookingRow } from '#contract/office/booking-record.ts';
import { netPaid } from '#kernel/balance.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { minus, toBaht } from '#kernel/money.ts';
import { rentalDays } from '#kernel/period.ts';
import { makeAndModel } from '#modules/fleet/index.ts';
import type { Settings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { paymentStatusOf } from '../../records/booking-shape.ts';
import type { NewestPayment } from '../../records/payments-port.ts';
import { stateOf } from '../../rules/lifecycle.ts';
import { owedInAll, toPayInAll } from '../../rules/money/due-at-pick-up.ts';
import { isLate } from '../../rules/office/late-return.ts';
import { needsApproval, staffPermissions } from '../../rules/office/staff-permissions.ts';
import { bookedExtras } from './booked-extras.ts';
import type { ListedBooking } from './office-list-store.ts';

type RowContext = Readonly<{ settings: Settings; payment: NewestPayment | undefined }>;

/** A booking as a row of the office list, for the current actor. */
export const officeRow = (
  { now, actor }: Pick<Context, 'now' | 'actor'>,
  { booking, vehicle, pickUpPlace, dropOffPlace, hasSlip }: ListedBooking,
  { settings, payment }: RowContext,
): OfficeBookingRow => ({
  id: booking.id,
  bookingNumber: booking.reference,
  status: booking.status,
  stage: stateOf(booking),
  paymentStatus: paymentStatusOf(booking, now),
  bookingType: booking.bookingType,
  customerId: booking.customerId,
  customerName: `${booking.firstName} ${booking.lastName}`.trim(),
  customerEmail: booking.email,
  customerPhone: booking.phone,
  vehicleId: booking.vehicleId,
  vehicleName: makeAndModel(vehicle),
  vehicleLicensePlate: vehicle.licensePlate,
  pickupDate: toBangkokText(booking.pickUpAt),
  returnDate: toBangkokText(booking.dropOffAt),
  days: rentalDays({ from: booking.pickUpAt, until: booking.dropOffAt }),
  pickupLocation: pickUpPlace.name,
  pickupLocationInThai: pickUpPlace.nameInThai,
  returnLocation: dropOffPlace.name,
  returnLocationInThai: dropOffPlace.nameInThai,
  totalAmount: toBaht(booking.total),
  owedAmount: toBaht(toPayInAll(booking)),
  fromDeposit: toBaht(minus(owedInAll(booking), toPayInAll(booking))),
  keptAmount: toBaht(netPaid(booking)),
  paymentMethod: payment?.methodType ?? booking.paysBy,
  payment: payment ? paymentShape(payment) : null,
  isLate: isLate(booking, now, settings.booking.graceMinutes),
  hasSlip,
  needsApproval: needsApproval(booking),
  holdUntil: booking.holdUntil && toBangkokText(booking.holdUntil),
  keptUntil: booking.keptUntil && toBangkokText(booking.keptUntil),
  createdAt: toBangkokText(booking.createdAt),
  notes: booking.notes,
  ...bookedExtras(booking.quote),
  version: booking.version,
  may: staffPermissions(booking, now, actor.user?.role === 'ADMIN'),
});

const paymentShape = ({ id, status, methodType, reference, createdAt }: NewestPayment) => ({
  id,
  status,
  reference,
  method: methodType,
  createdAt: toBangkokText(createdAt),
});
