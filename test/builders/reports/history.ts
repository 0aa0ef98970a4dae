import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Tx } from '#platform/database/database.ts';
import type { TestApp } from '../../fresh-app.ts';

/** Rows as stored in the tables, times as `YYYY-MM-DDTHH:MM:SS+07`, amounts in satang. */
export type History = Readonly<{
  categories: readonly { id: string; slug: string; name: string; name_th: string | null; display_order: number }[];
  vehicles: readonly HistoricVehicle[];
  blocks: readonly { vehicle_id: string; from_at: string; until_at: string }[];
  customers: readonly HistoricCustomer[];
  bookings: readonly HistoricBooking[];
  entries: readonly HistoricEntry[];
  attempts: readonly HistoricAttempt[];
}>;

export type HistoricVehicle = {
  id: string;
  category_id: string;
  model: string;
  license_plate: string;
  status: string;
  created_at: string;
  archived_at: string | null;
};
export type HistoricCustomer = {
  id: string;
  first_name: string;
  last_name: string;
  nationality: string | null;
  archived_at: string | null;
  anonymised_at: string | null;
};
export type HistoricBooking = {
  id: string;
  reference: string;
  status: string;
  vehicle_id: string;
  customer_id: string;
  pick_up_at: string;
  drop_off_at: string;
  picked_up_at: string | null;
  returned_at: string | null;
  cancelled_at: string | null;
  archived_at: string | null;
  hold_until: string | null;
  insurance_pay_at: 'pickup' | null;
  quote: { tax: number; lines: readonly { due: 'online' | 'pickup'; amount: number }[] };
  total_satang: number;
  paid_satang: number;
  refunded_satang: number;
  promised_satang: number;
  waived_satang: number;
  created_at: string;
};
export type HistoricEntry = {
  id: string;
  /** The refunded payment, in a refund. */
  refund_of: string | null;
  booking_id: string;
  kind: 'payment' | 'refund';
  method_type: string;
  amount_satang: number;
  fee_satang: number;
  created_at: string;
};
/** A payment that brought no money. */
export type HistoricAttempt = {
  id: string;
  booking_id: string;
  method_type: string;
  amount_satang: number;
  status: 'failed' | 'expired' | 'reversed';
  created_at: string;
};

const DAY = 86_400_000;
/** The first day of a history, 1 November 2025; its 450 days include two turns of the year. */
const BEGINS = Date.UTC(2025, 10, 1);
const DAYS = 450;

const clock = fc.constantFrom('00:00:00', '00:30:00', '06:59:59', '07:00:00', '12:00:00', '23:30:00', '23:59:59');
const moment = fc
  .tuple(fc.oneof(fc.nat(DAYS - 1), fc.constantFrom(29, 30, 60, 61, 425, 426, 427)), clock)
  .map(([day, time]) => `${new Date(BEGINS + day * DAY).toISOString().slice(0, 10)}T${time}+07`);

const later = (at: string, halfHours: number) =>
  new Date(Date.parse(`${at}:00`) + halfHours * 1_800_000 + 7 * 3_600_000).toISOString().replace(/\.000Z$/, '+07');

const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 2 });
const money = fc.integer({ min: 1, max: 2_000_000 });

const movement = fc.record({
  method: fc.constantFrom('card', 'cash', 'promptpay'),
  amount: money,
  fee: fc.constantFrom(0, 0, 1, 25_000),
  at: moment,
  back: fc.constantFrom(0, 0, 0, 0.3, 1),
  backAt: moment,
});

const booked = fc.record({
  status: fc.constantFrom('pending', 'confirmed', 'completed', 'completed', 'completed', 'cancelled'),
  vehicle: fc.nat(),
  customer: fc.nat(),
  pickUp: moment,
  halfHours: fc.oneof(fc.integer({ min: 1, max: 48 * 9 }), fc.integer({ min: 48 * 300, max: 48 * 400 })),
  // Half hours after the agreed return; negative if early, even before the pick-up.
  returned: fc.oneof(fc.constant(0), fc.integer({ min: -500, max: 100 })),
  endedAt: moment,
  archived: orNull(moment),
  total: fc.oneof(fc.constant(0), money, money),
  taxed: fc.constantFrom(0, 700, 654),
  promised: fc.constantFrom(0, 0, 1_000),
  waived: fc.constantFrom(0, 0, 50_000),
  paidAtPickUp: fc.constantFrom(0, 0, 35_000),
  // Of a pending one, whether it is a hold; of a confirmed one, whether the vehicle is out.
  isHeld: fc.boolean(),
  attempts: fc.array(
    fc.record({
      method: fc.constantFrom('card', 'promptpay'),
      status: fc.constantFrom('failed' as const, 'expired' as const, 'reversed' as const),
      amount: money,
      at: moment,
    }),
    { maxLength: 2 },
  ),
  madeAt: moment,
  movements: fc.array(movement, { maxLength: 3 }),
});

export const history: fc.Arbitrary<History> = fc
  .record({
    vehicles: fc.array(
      fc.record({
        category: fc.nat(2),
        model: fc.constantFrom('Yaris', 'City', 'Camry'),
        status: fc.constantFrom('available', 'rented', 'maintenance'),
        created: fc.oneof(fc.constant('2025-01-01T10:00:00+07'), moment),
        archived: fc.oneof(fc.constant(null), fc.constant(null), moment),
      }),
      { minLength: 1, maxLength: 8 },
    ),
    customers: fc.array(
      fc.record({
        name: fc.constantFrom('Ann', 'Bo', 'Ünal', 'สมชาย'),
        nationality: fc.constantFrom('Thai', 'German', ' ', null),
        archived: fc.constantFrom(false, false, true),
        anonymised: fc.constantFrom(false, false, true),
      }),
      { minLength: 1, maxLength: 40 },
    ),
    blocks: fc.array(fc.record({ vehicle: fc.nat(), from: moment, halfHours: fc.integer({ min: 1, max: 900 }) }), {
      maxLength: 6,
    }),
    bookings: fc.array(booked, { minLength: 150, maxLength: 300, size: 'max' }),
  })
  .map((drawn) => {
    const categories = ['Economy', 'Compact', 'Luxury'].map((name, index) => ({
      id: randomUUID(),
      slug: name.toLowerCase(),
      name,
      name_th: index === 0 ? 'ประหยัด' : null,
      display_order: index,
    }));
    const vehicles = drawn.vehicles.map(({ category, created, archived, ...vehicle }, index) => ({
      id: randomUUID(),
      category_id: categories[category]?.id ?? '',
      license_plate: `BKK ${index}`,
      ...vehicle,
      created_at: created,
      archived_at: archived !== null && archived > created ? archived : null,
    }));
    const customers = drawn.customers.map(({ name, nationality, archived, anonymised }) => ({
      id: randomUUID(),
      first_name: name,
      last_name: anonymised ? '' : 'Keller',
      nationality,
      archived_at: archived || anonymised ? '2026-12-01T10:00:00+07' : null,
      anonymised_at: anonymised ? '2026-12-01T10:00:00+07' : null,
    }));
    const of = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;
    const rows = drawn.bookings.map((one, index) =>
      bookingOf(one, index, of(vehicles, one.vehicle), of(customers, one.customer)),
    );
    return {
      categories,
      vehicles,
      customers,
      blocks: drawn.blocks.map(({ vehicle, from, halfHours }) => ({
        vehicle_id: of(vehicles, vehicle).id,
        from_at: from,
        until_at: later(from, halfHours),
      })),
      bookings: promisedOnce(rows.map(({ booking }) => booking)),
      entries: rows.flatMap(({ entries }) => entries),
      attempts: rows.flatMap(({ attempts }) => attempts),
    };
  });

/** Whether a booking has its vehicle for good. */
const isPromise = ({ status, hold_until }: HistoricBooking): boolean =>
  status === 'confirmed' || (status === 'pending' && hold_until === null);

/** No vehicle is promised twice at once: of two such bookings the later one in the list is over. */
const promisedOnce = (bookings: readonly HistoricBooking[]): HistoricBooking[] => {
  const kept: HistoricBooking[] = [];
  return bookings.map((booking) => {
    if (!isPromise(booking)) return booking;
    const isTaken = kept.some(
      (other) =>
        other.vehicle_id === booking.vehicle_id &&
        // Times of one form, so that their texts are in the order of time.
        other.pick_up_at < booking.drop_off_at &&
        booking.pick_up_at < other.drop_off_at,
    );
    if (!isTaken) kept.push(booking);
    const { pick_up_at: picked_up_at, drop_off_at: returned_at } = booking;
    return isTaken ? { ...booking, status: 'completed', picked_up_at, returned_at } : booking;
  });
};

type Drawn = typeof booked extends fc.Arbitrary<infer Value> ? Value : never;

const bookingOf = (drawn: Drawn, index: number, vehicle: { id: string }, customer: { id: string }) => {
  const id = randomUUID();
  const entries = drawn.movements.flatMap(({ method, amount, fee, at, back, backAt }): HistoricEntry[] => {
    const paid = { booking_id: id, method_type: method, fee_satang: Math.min(fee, amount) };
    const payment = { ...paid, id: randomUUID(), refund_of: null, kind: 'payment' as const, amount_satang: amount };
    const goesBack = Math.floor((amount - paid.fee_satang) * back);
    const refund = { ...paid, id: randomUUID(), refund_of: payment.id, kind: 'refund' as const, fee_satang: 0 };
    return [
      { ...payment, created_at: at },
      ...(goesBack > 0 ? [{ ...refund, amount_satang: goesBack, created_at: backAt }] : []),
    ];
  });
  const sumOf = (kind: string) =>
    entries.filter((one) => one.kind === kind).reduce((all, one) => all + one.amount_satang - one.fee_satang, 0);
  const [paid, refunded] = [sumOf('payment'), sumOf('refund')];
  const dropOff = later(drawn.pickUp, drawn.halfHours);
  const booking: HistoricBooking = {
    id,
    reference: `BKK${index}`,
    status: drawn.status,
    vehicle_id: vehicle.id,
    customer_id: customer.id,
    pick_up_at: drawn.pickUp,
    drop_off_at: dropOff,
    picked_up_at: drawn.status === 'completed' || (drawn.status === 'confirmed' && drawn.isHeld) ? drawn.pickUp : null,
    returned_at: drawn.status === 'completed' ? later(dropOff, drawn.returned) : null,
    cancelled_at: drawn.status === 'cancelled' ? drawn.endedAt : null,
    archived_at: ['completed', 'cancelled'].includes(drawn.status) ? drawn.archived : null,
    hold_until: drawn.status === 'pending' && drawn.isHeld ? '2027-06-01T10:00:00+07' : null,
    insurance_pay_at: drawn.paidAtPickUp === 0 ? null : 'pickup',
    quote: {
      tax: Math.floor((drawn.total * drawn.taxed) / 10_700),
      lines: [
        { due: 'online', amount: drawn.total },
        { due: 'pickup', amount: drawn.paidAtPickUp },
      ],
    },
    total_satang: drawn.total,
    paid_satang: paid,
    refunded_satang: refunded,
    promised_satang: Math.min(drawn.promised, paid - refunded),
    waived_satang: Math.min(drawn.waived, refunded),
    created_at: drawn.madeAt,
  };
  const attempts = drawn.attempts.map(({ method, status, amount, at }): HistoricAttempt => {
    const attempt = { id: randomUUID(), booking_id: id, method_type: method, status, amount_satang: amount };
    return { ...attempt, created_at: at };
  });
  return { booking, entries, attempts };
};

/** Replaces the business data in a database with a history. */
export const storeHistory = ({ db }: TestApp, history: History): Promise<void> =>
  db.transaction((tx) => store(tx, history));

const store = async (db: Tx, history: History): Promise<void> => {
  await db.execute(sql`
    truncate booking, ledger_entry, vehicle, category, maintenance_block, customer, location cascade`);
  const place = randomUUID();
  await db.execute(sql`insert into location (id, name, address, city) values (${place}, 'Silom', '', '')`);
  const insert = async (table: string, rows: readonly object[], more: object = {}) => {
    const columns = sql.raw(Object.keys({ ...rows[0], ...more }).join(', '));
    const all = JSON.stringify(rows.map((row) => ({ ...more, ...row })));
    await db.execute(sql`
      insert into ${sql.raw(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.raw(table)}, ${all}::jsonb)`);
  };
  await insert('category', history.categories, { security_deposit_satang: 0 });
  await insert('vehicle', history.vehicles, {
    brand: 'Toyota',
    year: 2025,
    body_type: 'sedan',
    color: 'white',
    seats: 5,
    transmission: 'manual',
    luggage: 1,
    mileage: 0,
    images: [],
    features: [],
    fuel_type: 'petrol',
    daily_rate_satang: 0,
    featured_order: 1,
    version: 1,
    rating_count: 0,
    rating_sum: 0,
  });
  await insert(
    'maintenance_block',
    history.blocks.map((block) => ({ ...block, id: randomUUID() })),
    { reason: 'Tyres', created_at: '2025-01-01T10:00:00+07', version: 1 },
  );
  await insert(
    'customer',
    history.customers.map((customer, number) => ({ ...customer, number: number + 1 })),
    { email: 'guest@example.com', phone: '1', created_at: '2025-01-01T10:00:00+07', version: 1 },
  );
  await insert(
    'booking',
    history.bookings.map((booking) => ({ ...booking, blocked_until: booking.drop_off_at })),
    {
      first_name: 'Hannah',
      last_name: 'Keller',
      email: 'guest@example.com',
      phone: '1',
      license_number: '1',
      language: 'en',
      pick_up_location_id: place,
      drop_off_location_id: place,
      payment_plan: 'full',
      fees_satang: 0,
      retained_satang: 0,
      is_paying: false,
      booking_type: 'online',
      notes: '',
      version: 1,
    },
  );
  await insert(
    'vehicle_occupancy',
    history.bookings.filter(isPromise).map(({ id, vehicle_id, pick_up_at, drop_off_at }) => ({
      ...{ id: randomUUID(), booking_id: id, vehicle_id },
      during: `[${pick_up_at},${drop_off_at})`,
    })),
  );
  await insert('ledger_entry', history.entries);
  await insert('payment_attempt', history.attempts, {
    payment_plan: 'full',
    fee_satang: 0,
    updated_at: '2027-02-01T10:00:00+07',
  });
};
