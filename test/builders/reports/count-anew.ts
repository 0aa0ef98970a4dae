import type { HistoricBooking, HistoricEntry, History } from './history.ts';

/** Expected report figures, counted row by row, independently of the product's code. Days are inclusive. */
export type Span = Readonly<{ first: string; last: string }>;

const DAY = 86_400_000;
const BANGKOK_AHEAD = 7 * 3_600_000;

const at = (text: string) => Date.parse(`${text}:00`);
const dayOf = (text: string) => new Date(at(text) + BANGKOK_AHEAD).toISOString().slice(0, 10);
const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`) - BANGKOK_AHEAD;
const shifted = (day: string, days: number) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
const isIn = (text: string | null, { first, last }: Span) =>
  text !== null && dayOf(text) >= first && dayOf(text) <= last;
const total = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const percent = (part: number, whole: number) => (whole <= 0 ? null : Math.min(100, Math.round((part / whole) * 100)));
const grown = (now: number, before: number) => (before <= 0 ? null : Math.round(((now - before) / before) * 100) + 0); // + 0 turns -0 into 0.
const compared = (now: number, before: number, by = 1) => ({
  total: now / by,
  previousPeriod: before / by,
  growth: grown(now, before),
});

export const daysOf = ({ first, last }: Span): string[] => {
  const days = [first];
  while ((days.at(-1) ?? '') < last) days.push(shifted(days.at(-1) ?? '', 1));
  return days;
};

/** The key of a day's group, by grouping. */
const nameOf: Record<string, (day: string) => string> = {
  daily: (day) => day,
  weekly: (day) => shifted(day, -((new Date(day).getUTCDay() + 6) % 7)),
  monthly: (day) => day.slice(0, 7),
  yearly: (day) => day.slice(0, 4),
};

export const beforeOf = ({ first, last }: Span): Span => ({
  first: shifted(first, -daysOf({ first, last }).length),
  last: shifted(first, -1),
});

/** The same calendar days a year before. No range of these tests meets a leap day. */
const aYearBefore = ({ first, last }: Span): Span => ({
  first: `${Number(first.slice(0, 4)) - 1}${first.slice(4)}`,
  last: `${Number(last.slice(0, 4)) - 1}${last.slice(4)}`,
});

const net = ({ kind, amount_satang, fee_satang }: HistoricEntry) =>
  (kind === 'payment' ? 1 : -1) * (amount_satang - fee_satang);

const codeOrder = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

export const countAnew = (history: History) => {
  const moved = (span: Span) => history.entries.filter((entry) => isIn(entry.created_at, span));
  const revenue = (span: Span) => total(moved(span).map(net));
  const stands = history.bookings.filter(({ status }) => status !== 'cancelled');
  const made = (span: Span) => stands.filter(({ created_at }) => isIn(created_at, span));
  const inFleet = history.vehicles.filter(({ archived_at }) => archived_at === null);
  const inList = history.customers.filter(({ archived_at }) => archived_at === null);

  const endOf = ({ pick_up_at, drop_off_at, returned_at }: HistoricBooking) =>
    Math.max(at(pick_up_at), at(returned_at ?? drop_off_at));
  const netPaidOf = ({ paid_satang, refunded_satang, promised_satang }: HistoricBooking) =>
    paid_satang - refunded_satang - promised_satang;

  /** The revenue earned before a moment, in satang. */
  const earnedUntil = (booking: HistoricBooking, moment: number): number => {
    const [begun, ended] = [at(booking.pick_up_at), endOf(booking)];
    if (booking.status === 'cancelled') return moment > at(booking.cancelled_at ?? '') ? netPaidOf(booking) : 0;
    if (begun === ended) return moment > begun ? netPaidOf(booking) : 0;
    const passed = Math.min(Math.max(moment - begun, 0), ended - begun);
    return Number((BigInt(netPaidOf(booking)) * BigInt(passed)) / BigInt(ended - begun));
  };
  const earned = ({ first, last }: Span) =>
    total(
      history.bookings.map(
        (booking) => earnedUntil(booking, midnight(shifted(last, 1))) - earnedUntil(booking, midnight(first)),
      ),
    );

  const fleetIn = ({ first, last }: Span) => {
    const [from, until] = [midnight(first), midnight(shifted(last, 1))];
    return history.vehicles.flatMap(({ id, category_id, created_at, archived_at }) => {
      const begins = Math.max(from, at(created_at));
      const ends = Math.min(until, archived_at ? at(archived_at) : until);
      if (begins >= ends) return [];
      const within = (a: number, b: number) => Math.max(0, Math.min(b, ends) - Math.max(a, begins));
      const repaired = history.blocks.filter(({ vehicle_id }) => vehicle_id === id);
      const rented = history.bookings.filter(
        ({ vehicle_id, status }) => vehicle_id === id && (status === 'confirmed' || status === 'completed'),
      );
      return [
        {
          category: category_id,
          there: ends - begins - total(repaired.map(({ from_at, until_at }) => within(at(from_at), at(until_at)))),
          rented: total(rented.map((booking) => within(at(booking.pick_up_at), endOf(booking)))),
        },
      ];
    });
  };
  const rate = (uses: ReturnType<typeof fleetIn>) =>
    percent(total(uses.map(({ rented }) => rented)), total(uses.map(({ there }) => there)));
  const byCategory = (span: Span) =>
    usesIn(span).toSorted((one, other) => (other.utilizationRate ?? -1) - (one.utilizationRate ?? -1));
  const usesIn = (span: Span) =>
    history.categories.flatMap(({ id, name, name_th }) => {
      const own = fleetIn(span).filter(({ category }) => category === id);
      const before = fleetIn(beforeOf(span)).filter(({ category }) => category === id);
      if (own.length === 0) return [];
      return [
        {
          category: name,
          categoryInThai: name_th,
          utilizationRate: rate(own),
          utilizationBefore: rate(before),
          utilized: own.filter(({ rented }) => rented > 0).length,
          total: own.length,
        },
      ];
    });

  const firstTime = (span: Span) => {
    const customers = [...new Set(made(span).map(({ customer_id }) => customer_id))];
    const returning = customers.filter((id) =>
      stands.some(({ customer_id, created_at }) => customer_id === id && dayOf(created_at) < span.first),
    );
    return { new: customers.length - returning.length, returning: returning.length };
  };

  /** Revenue and bookings per owner of a booking; owners without either are omitted. */
  const sumsBy = (owner: (booking: HistoricBooking) => string, span: Span) => {
    const owners = new Map(history.bookings.map((booking) => [booking.id, owner(booking)]));
    const sums = new Map<string, { revenue: number; bookings: number }>();
    const add = (id: string, satang: number, bookings: number) => {
      const current = sums.get(id) ?? { revenue: 0, bookings: 0 };
      sums.set(id, { revenue: current.revenue + satang, bookings: current.bookings + bookings });
    };
    for (const entry of moved(span)) add(owners.get(entry.booking_id) ?? '', net(entry), 0);
    for (const booking of made(span)) add(owner(booking), 0, 1);
    return sums;
  };
  const vehicleResults = (span: Span, { withIdle }: { withIdle: boolean }) => {
    const sums = sumsBy(({ vehicle_id }) => vehicle_id, span);
    return history.vehicles
      .filter(({ id, archived_at }) => sums.has(id) || (withIdle && archived_at === null))
      .map((vehicle) => ({
        ...vehicle,
        name: `Toyota ${vehicle.model}`,
        ...(sums.get(vehicle.id) ?? { revenue: 0, bookings: 0 }),
      }))
      .sort((a, b) => b.revenue - a.revenue || codeOrder(a.name, b.name) || codeOrder(a.id, b.id))
      .map(({ id, name, model, license_plate, category_id, bookings, revenue }) => {
        const category = history.categories.find((one) => one.id === category_id);
        return {
          id,
          name,
          model,
          licensePlate: license_plate,
          bodyType: 'sedan',
          color: 'white',
          category: category?.name,
          categoryInThai: category?.name_th,
          bookings,
          revenue: revenue / 100,
        };
      });
  };
  const topVehicles = (span: Span) => vehicleResults(span, { withIdle: false }).slice(0, 5);
  const topCustomers = (span: Span) => {
    const sums = sumsBy(({ customer_id }) => customer_id, span);
    return history.customers
      .filter(({ id, anonymised_at }) => sums.has(id) && anonymised_at === null)
      .map(({ id, first_name, last_name }) => ({
        id,
        name: `${first_name} ${last_name}`.trim(),
        ...(sums.get(id) as { revenue: number; bookings: number }),
      }))
      .sort((a, b) => b.revenue - a.revenue || codeOrder(a.name, b.name) || codeOrder(a.id, b.id))
      .slice(0, 5)
      .map(({ id, name, bookings, revenue }) => ({ id, name, totalBookings: bookings, totalSpent: revenue / 100 }));
  };

  const quotes = new Map(history.bookings.map((booking) => [booking.id, booking]));
  const taxOf = (payment: HistoricEntry) => {
    const { quote, total_satang = 0 } = quotes.get(payment.booking_id) ?? {};
    return total_satang > 0 ? Math.round((net(payment) * (quote?.tax ?? 0)) / total_satang) : 0;
  };
  const payments = new Map(history.entries.map((entry) => [entry.id, entry]));
  /** These payments have no documents; of each at most once something goes back. */
  const taxIn = (span: Span) =>
    total(
      moved(span).map((entry) => {
        const payment = payments.get(entry.refund_of ?? entry.id) ?? entry;
        const share = net(payment) > 0 ? Math.abs(net(entry)) / net(payment) : 0;
        return Math.sign(net(entry)) * Math.round(taxOf(payment) * share);
      }),
    );

  const rangeOf = (span: Span) => ({
    startDate: span.first,
    endDate: span.last,
    previousStartDate: beforeOf(span).first,
    previousEndDate: beforeOf(span).last,
  });
  const money = (span: Span) => ({
    revenue: compared(revenue(span), revenue(beforeOf(span)), 100),
    earned: compared(earned(span), earned(beforeOf(span)), 100),
    bookings: compared(made(span).length, made(beforeOf(span)).length),
  });

  const months = (last: string): Span[] =>
    Array.from({ length: 12 }, (_, index) => {
      const month = Number(last.slice(0, 4)) * 12 + Number(last.slice(5, 7)) - 1 - (11 - index);
      const name = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
      const days = daysOf({ first: `${name}-01`, last: shifted(`${name}-01`, 30) }).filter((day) =>
        day.startsWith(name),
      );
      const ends = days.at(-1) ?? '';
      return { first: `${name}-01`, last: ends < last ? ends : last };
    });

  return {
    overview: (span: Span) => ({
      ...rangeOf(span),
      ...money(span),
      vehicles: {
        total: inFleet.length,
        utilized:
          Math.round((total(fleetIn(span).map(({ rented }) => rented)) / (daysOf(span).length * DAY)) * 10) / 10,
        utilizationRate: rate(fleetIn(span)),
        utilizationBefore: rate(fleetIn(beforeOf(span))),
      },
      customers: { total: inList.length, ...firstTime(span) },
      monthlyRevenue: months(span.last).map((month) => ({
        month: month.first.slice(0, 7),
        revenue: revenue(month) / 100,
        bookings: made(month).length,
        revenueBefore: revenue(aYearBefore(month)) / 100,
      })),
      topVehicles: topVehicles(span),
      utilizationByCategory: byCategory(span),
    }),
    /** The creation times of the five newest bookings in a range. */
    recent: (span: Span) =>
      history.bookings
        .filter(({ archived_at, created_at }) => archived_at === null && isIn(created_at, span))
        .map(({ created_at }) => at(created_at))
        .sort((a, b) => b - a)
        .slice(0, 5),
    revenue: (span: Span, type: string) => {
      const parts = Map.groupBy(daysOf(span), nameOf[type] as (day: string) => string);
      const entries = moved(span);
      const methods = Map.groupBy(entries, ({ method_type }) => method_type);
      const sums = (kind: string) => total(entries.filter((one) => one.kind === kind).map(net)) / 100;
      const count = made(span).length;
      return {
        ...rangeOf(span),
        ...money(span),
        averagePerBooking: count === 0 ? null : Math.round(revenue(span) / count) / 100,
        received: sums('payment'),
        refunded: Math.abs(sums('refund')),
        tax: taxIn(span) / 100,
        revenueData: [...parts.values()].map((days) => {
          const part = { first: days[0] ?? '', last: days.at(-1) ?? '' };
          return {
            period: part.first,
            lastDay: part.last,
            revenue: revenue(part) / 100,
            bookings: made(part).length,
            revenueBefore: revenue(aYearBefore(part)) / 100,
          };
        }),
        byMethod: [...methods]
          .map(([method, own]) => ({
            method,
            revenue: total(own.map(net)) / 100,
            payments: own.filter(({ kind }) => kind === 'payment').length,
            received: total(own.filter(({ kind }) => kind === 'payment').map(net)) / 100,
            refunded: Math.abs(total(own.filter(({ kind }) => kind === 'refund').map(net)) / 100),
            fees: total(own.map(({ kind, fee_satang: fee }) => (kind === 'payment' ? fee : -fee))) / 100,
          }))
          .sort((a, b) => b.revenue - a.revenue || codeOrder(a.method, b.method)),
      };
    },
    customers: (span: Span, today: string) => {
      const active = { first: shifted(today, -89), last: today };
      const year = { first: shifted(`${Number(today.slice(0, 4)) - 1}${today.slice(4)}`, 1), last: today };
      const rentals = (id: string) =>
        history.bookings.filter(
          (booking) =>
            booking.customer_id === id &&
            booking.status === 'completed' &&
            endOf(booking) >= midnight(year.first) &&
            endOf(booking) < midnight(shifted(year.last, 1)),
        ).length;
      const told90 = new Set(made(active).map(({ customer_id }) => customer_id));
      const nationalities = Map.groupBy(inList, ({ nationality }) => (nationality ?? '').trim());
      return {
        ...rangeOf(span),
        totalCustomers: inList.length,
        activeCustomers: inList.filter(({ id }) => told90.has(id)).length,
        newCustomersThisMonth: firstTime({ first: `${today.slice(0, 8)}01`, last: today }).new,
        newInRange: firstTime(span).new,
        returningInRange: firstTime(span).returning,
        bookingFrequency: { frequent: inList.filter(({ id }) => rentals(id) >= 3).length },
        topCustomers: topCustomers(span),
        customersByNationality: Object.fromEntries([...nationalities].map(([name, own]) => [name, own.length])),
      };
    },
    vehicles: (span: Span) => {
      const names = history.categories
        .map(({ id, name }) => [name, inFleet.filter(({ category_id }) => category_id === id).length] as const)
        .filter(([, count]) => count > 0);
      return {
        ...rangeOf(span),
        totalVehicles: inFleet.length,
        availableVehicles: inFleet.filter(({ status }) => status === 'available').length,
        utilizationRate: rate(fleetIn(span)),
        utilizationBefore: rate(fleetIn(beforeOf(span))),
        categories: names.length,
        vehiclesByCategory: Object.fromEntries(names),
        vehiclePerformance: topVehicles(span),
        vehicleEarnings: { rows: vehicleResults(span, { withIdle: true }) },
        utilizationByCategory: byCategory(span),
      };
    },
  };
};
