import { bangkokDate } from '#kernel/bangkok-time.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { sessionOf } from '../session.ts';
import { LARGE, SMALL } from './business/fill-large.ts';
import type { Bench, Figure } from './instruments/bench.ts';
import { capturePlans, type Plan, type PlansOf } from './instruments/captured-plans.ts';

/** Tables with as many rows as the owner has decided on, however many bookings there are. */
const fixed: ReadonlySet<string> = new Set([
  ...['addon', 'addon_category', 'category', 'content_page', 'insurance_option', 'insurance_package'],
  ...['insurance_package_option', 'insurance_package_rate', 'location', 'payment_method', 'promotion', 'season'],
  ...['setting', 'setting_secret'],
]);
const OFFICE = 'office ';
/** Of PostgreSQL and of the job queue. */
const foreign = /^(pg|_private)_/;
/** Grows with the business, but slowly: a search looks at all of it. */
const SLOW = 'vehicle';

/** A table that grows is read whole only while it is nearly empty. */
const NEARLY_EMPTY = 100;
/** What may be read for a row that is returned, and in any case. */
const READ = { forEach: 50, always: 2_000 };

/** How each statement of public pages and of open office screens finds its rows in the large business. */
export const bench: Bench = {
  title: 'Plans: rows read (now) against rows returned (limit) by each statement of pages and polls',
  measure: async (stage) => {
    const databaseUrl = await stage.businesses.sized(stage.isQuick ? SMALL : LARGE);
    const { headers, token } = await sessionOf(databaseUrl, 'ADMIN');
    const { plansOf, stop } = await capturePlans(databaseUrl);
    try {
      const all = new Map<string, Seen>();
      const sent = await requests(plansOf, { ...headers, cookie: `session=${token}` });
      for (const { name, ...request } of sent) {
        const { plans } = await plansOf(request);
        stage.say(`  ${String(plans.length).padStart(4)} statements  ${name}`);
        for (const plan of plans) note(all, name, plan);
      }
      const screens = sent.filter(({ name }) => name.startsWith(OFFICE)).length;
      return [...all].map((one) => figureOf(one, screens)).sort((one, other) => other.value - one.value);
    } finally {
      await stop();
    }
  },
};

type Sent = Parameters<PlansOf>[0] & { name: string };

/** What visitors open, then the office's screens that look again by themselves, with the frame around them. */
const requests = async (plansOf: PlansOf, headers: Readonly<Record<string, string>>): Promise<Sent[]> => {
  const today = bangkokDate(Temporal.Now.instant());
  const [first, last] = [addDays(today, 20), addDays(today, 25)];
  const dates = `pickupDate=${first}&pickupTime=10:00&returnDate=${last}&returnTime=10:00`;
  const firstOf = async <Row>(url: string): Promise<Row> => {
    const { data }: { data: Row[] } = JSON.parse((await plansOf({ url, headers })).body);
    if (!data[0]) throw new Error(`${url} is empty`);
    return data[0];
  };
  const free = `startDate=${first}T10:00&endDate=${last}T10:00`;
  const vehicle = await firstOf<{ id: string }>(`/api/vehicles/available?${free}&limit=1`);
  const booking = await firstOf<{ id: string; bookingNumber: string; customerEmail: string }>(
    '/api/admin/bookings?limit=1',
  );
  const customer = await firstOf<{ id: string }>('/api/admin/customers?limit=1');
  const payment = await firstOf<{ id: string }>('/api/admin/payments?limit=1');
  const lookup = { bookingNumber: booking.bookingNumber, email: booking.customerEmail };
  const office = [
    ...['dashboard', 'bookings', `bookings/${booking.id}`, 'calendar', 'vehicles', 'categories', 'customers'],
    ...[`customers/${customer.id}`, 'payments', `payments/${payment.id}`, 'payments/transfers', 'payments/documents'],
    ...['messages', 'reviews', 'outbox', 'addons', 'insurance'],
  ];
  return [
    { name: 'home', url: '/' },
    { name: 'listing', url: `/vehicles?${dates}` },
    { name: 'vehicle', url: `/vehicles/${vehicle.id}?${dates}` },
    { name: 'first step', url: `/booking?vehicle=${vehicle.id}&${dates}` },
    { name: 'look-up', url: '/booking/find' },
    { name: 'look-up', method: 'POST', url: '/api/bookings/lookup', payload: lookup },
    { name: 'sitemap', url: '/sitemap.xml' },
    ...office.map((screen) => ({
      name: `${OFFICE}${screen.replace(/\/[0-9a-f-]{36}$/, '/…')}`,
      url: `/admin/${screen}`,
      headers,
    })),
  ];
};

type Seen = Readonly<{ pages: ReadonlySet<string>; read: number; returned: number; isWhole: boolean }>;

/** Statements that find their rows in the same way are one row of the table, with what the worst of them read. */
const note = (all: Map<string, Seen>, page: string, { scans, returned }: Plan) => {
  const growing = scans.filter(({ table }) => !fixed.has(table) && !foreign.test(table));
  // Where nothing lies, nothing is proved.
  if (growing.every(({ index, rows }) => !index && rows === 0)) return;
  const ways = [...new Set(growing.map(({ table, index }) => (index ? `${table} by ${index}` : `${table} whole`)))];
  const key = ways.sort().join(', ');
  const read = growing.reduce((sum, { rows }) => sum + rows, 0);
  const before = all.get(key);
  const worst = before && before.read - before.returned > read - returned ? before : { read, returned };
  const isWhole = growing.some(({ table, index, rows }) => !index && table !== SLOW && rows >= NEARLY_EMPTY);
  all.set(key, {
    ...{ read: worst.read, returned: worst.returned, isWhole: isWhole || before?.isWhole === true },
    pages: new Set([...(before?.pages ?? []), page]),
  });
};

const figureOf = ([ways, { pages, read, returned, isWhole }]: [string, Seen], screens: number): Figure => ({
  name: `${namesOf([...pages], screens)}: ${ways}`,
  value: read,
  limit: returned,
  unit: 'rows',
  goal: { lessThan: isWhole ? NEARLY_EMPTY : Math.max(READ.always, READ.forEach * returned) },
});

const namesOf = (pages: readonly string[], screens: number): string => {
  const visitors = pages.filter((page) => !page.startsWith(OFFICE));
  const office = pages.length - visitors.length === screens ? ['every office screen'] : pages.slice(visitors.length);
  return [...visitors, ...office].join(', ');
};
