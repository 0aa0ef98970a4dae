import type { ReplyOf } from '../../../api/routes.ts';

export type CalendarReply = ReplyOf<'GET /admin/bookings/calendar'>;
type Sent = CalendarReply['data'][number];

/** A booking of the calendar, with its times in milliseconds. */
export type CalendarBooking = Omit<Sent, 'pickupDate' | 'returnDate' | 'blockedUntil' | 'status'> &
  Readonly<{ from: number; until: number; freeFrom: number }>;

/** The stages, in the order of a rental. */
export const stages = [
  'pending',
  'confirmed',
  'picked-up',
  'completed',
  'cancelled',
] as const satisfies readonly CalendarBooking['stage'][];

/** The response as loader data: thousands of bookings in one string, so the router need not serialize each. */
export type PackedCalendar = Omit<CalendarReply, 'data' | 'success'> & Readonly<{ packed: string }>;

/** Values shared by many bookings, stored once; a booking refers to them by index. */
type Shared = readonly [places: [string, string | null][], stages: Sent['stage'][], paid: Sent['paymentStatus'][]];
type Row = readonly [
  ...texts: [id: string, number: string, customer: string],
  ...shared: [vehicle: number, place: number, stage: number, paid: number],
  ...minutes: [from: number, until: number, freeFrom: number],
  ...rest: [total: number, version: number, mayMove: 0 | 1, isAtLocation: 0 | 1, isTentative: 0 | 1],
  ...arrival: [flight: string, note: string],
];

const MINUTE_MS = 60_000;
const minutes = (text: string) => Date.parse(text) / MINUTE_MS;

export const packCalendar = ({ data, success: _, ...rest }: CalendarReply): PackedCalendar => {
  const vehicles = new Map(rest.vehicles.map(({ id }, index) => [id, index]));
  const places = register<Shared[0][number]>();
  const stages = register<Sent['stage']>();
  const paid = register<Sent['paymentStatus']>();
  const rows = data.map(
    (one): Row => [
      ...([one.id, one.bookingNumber, one.customerName] as const),
      vehicles.get(one.vehicleId) ?? -1,
      places.placeOf(one.pickupLocation, [one.pickupLocation, one.pickupLocationInThai]),
      stages.placeOf(one.stage, one.stage),
      paid.placeOf(one.paymentStatus, one.paymentStatus),
      ...([minutes(one.pickupDate), minutes(one.returnDate), minutes(one.blockedUntil)] as const),
      ...([
        one.totalAmount,
        one.version,
        one.mayMove ? 1 : 0,
        one.isAtLocation ? 1 : 0,
        one.isTentative ? 1 : 0,
      ] as const),
      ...([one.flightNumber, one.arrivalNote] as const),
    ],
  );
  const shared: Shared = [places.values, stages.values, paid.values];
  return { ...rest, packed: JSON.stringify([shared, rows]) };
};

export const unpackBookings = ({ packed, vehicles }: PackedCalendar): CalendarBooking[] => {
  const [[places, stages, paid], rows] = JSON.parse(packed) as [Shared, Row[]];
  return rows.flatMap((row) => {
    const [id, bookingNumber, customerName, vehicleAt, placeAt, stageAt, paidAt, from, until, freeFrom] = row;
    const vehicle = vehicles[vehicleAt];
    const [place, stage, paymentStatus] = [places[placeAt], stages[stageAt], paid[paidAt]];
    if (!vehicle || !place || !stage || !paymentStatus) return [];
    const [totalAmount, version, mayMove, isAtLocation] = [row[10], row[11], row[12] === 1, row[13] === 1];
    const isTentative = row[14] === 1;
    return {
      id,
      bookingNumber,
      customerName,
      stage,
      paymentStatus,
      totalAmount,
      version,
      mayMove,
      isAtLocation,
      isTentative,
      flightNumber: row[15],
      arrivalNote: row[16],
      vehicleId: vehicle.id,
      vehicleName: vehicle.name,
      vehicleLicensePlate: vehicle.licensePlate,
      pickupLocation: place[0],
      pickupLocationInThai: place[1],
      from: from * MINUTE_MS,
      until: until * MINUTE_MS,
      freeFrom: freeFrom * MINUTE_MS,
    };
  });
};

const register = <T>() => {
  const indices = new Map<string, number>();
  const values: T[] = [];
  const placeOf = (key: string, value: T): number => {
    const existing = indices.get(key);
    if (existing !== undefined) return existing;
    indices.set(key, values.length);
    return values.push(value) - 1;
  };
  return { values, placeOf };
};
