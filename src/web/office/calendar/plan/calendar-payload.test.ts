import { expect, test } from 'vitest';
import { type CalendarReply, packCalendar, unpackBookings } from './calendar-payload.ts';

const vehicle = (id: string) => ({
  id,
  name: `Toyota ${id}`,
  licensePlate: id,
  drawing: '',
  status: 'available' as const,
  category: { id: 'e', name: 'Economy', nameInThai: null },
});
const booking = (id: string, values: Partial<CalendarReply['data'][number]>): CalendarReply['data'][number] => ({
  id,
  bookingNumber: `BKK${id}`,
  customerName: 'Hannah "Han" Keller',
  vehicleId: 'b',
  vehicleName: 'Toyota b',
  vehicleLicensePlate: 'b',
  pickupLocation: 'Silom',
  pickupLocationInThai: 'สีลม',
  flightNumber: 'TG 677',
  arrivalNote: 'Lands "late"',
  totalAmount: 5350.5,
  pickupDate: '2026-11-20T10:00:00+07:00',
  returnDate: '2026-11-22T10:00:00+07:00',
  blockedUntil: '2026-11-22T12:30:00+07:00',
  status: 'confirmed',
  stage: 'confirmed',
  version: 4,
  mayMove: true,
  paymentStatus: 'paid',
  isAtLocation: true,
  isTentative: false,
  ...values,
});

test('bookings come out of the page as they went in', () => {
  const data = [
    booking('1', {}),
    booking('2', {
      vehicleId: 'a',
      vehicleName: 'Toyota a',
      vehicleLicensePlate: 'a',
      stage: 'picked-up',
      isTentative: true,
    }),
    booking('3', {
      pickupLocation: 'Sathorn',
      pickupLocationInThai: null,
      paymentStatus: 'partial',
      mayMove: false,
      isAtLocation: false,
    }),
  ];
  const page = packCalendar({
    success: true,
    data,
    vehicles: [vehicle('a'), vehicle('b')],
    blocks: [],
    turnoverHours: 2,
    from: '2026-11-20',
    days: 30,
    ...{ page: 1, limit: 100, total: 2, totalPages: 1 },
  });
  expect(page).toMatchObject({ from: '2026-11-20', days: 30, turnoverHours: 2 });
  expect(unpackBookings(page)).toEqual(
    data.map(({ pickupDate, returnDate, blockedUntil, status: _, ...same }) => ({
      ...same,
      from: Date.parse(pickupDate),
      until: Date.parse(returnDate),
      freeFrom: Date.parse(blockedUntil),
    })),
  );
});
