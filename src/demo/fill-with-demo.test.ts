import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { smallBusiness } from '#test/builders/booking.ts';
import { paymentsAt } from '#test/builders/payments.ts';
import { providerAt } from '#test/builders/provider.ts';
import { signedIn } from '#test/builders/signed-in.ts';
import { statementsDuring } from '#test/builders/statements.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { type StartedSandbox, sandboxKeys, startSandbox } from '#test/start-sandbox.ts';
import { fillWithDemo, isDemoBusiness } from './fill-with-demo.ts';

const now = '2026-11-20T12:00';
/** The same in SQL, whatever the zone of the server. */
const moment = `${now}+07`;
let app: TestApp;
let sandbox: StartedSandbox;
let statements: string[];

const access = () => ({ url: sandbox.url, secretKey: sandboxKeys.secretKey });
const fill = (into: TestApp, options: { seed?: number; withSandbox?: boolean } = {}) =>
  fillWithDemo(into.step, {
    seed: options.seed ?? 20_260,
    log: createLog('silent'),
    sandbox: options.withSandbox === false ? null : access(),
  });

beforeAll(async () => {
  sandbox = await startSandbox();
  // The provider's holds end by its clock.
  const ahead = Temporal.Instant.from(moment).epochMilliseconds - Date.now();
  await providerAt(() => sandbox.url).moveClock(Math.round(ahead / 1000));
  app = await freshApp({ now, payments: paymentsAt(sandbox.url) });
  statements = await statementsDuring(() => fill(app));
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

const rows = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>, of = app) =>
  (await of.db.execute<Row>(query)).rows;
const count = async (query: ReturnType<typeof sql>, of = app) => Number((await rows<{ n: string }>(query, of))[0]?.n);

test('an empty database is filled by many rows at a time', () => {
  expect(statements.length).toBeLessThan(250);
});

test('a business is the demo’s own where it laid it, or may; one that came from somewhere else is not', async () => {
  expect(await isDemoBusiness(app.step)).toBe(true);
  const other = await freshApp({ now });
  expect(await isDemoBusiness(other.step)).toBe(true);
  await smallBusiness(other);
  expect(await isDemoBusiness(other.step)).toBe(false);
  await fill(other, { withSandbox: false });
  expect(await isDemoBusiness(other.step)).toBe(false);
  await other.close();
});

test('a visitor finds about forty vehicles of every body type and category, each with its picture', async () => {
  const { body } = await app.call('GET /vehicles', { query: { limit: 100 } });
  expect(body.data.length).toBeGreaterThanOrEqual(40);
  expect(new Set(body.data.map(({ bodyType }) => bodyType)).size).toBe(9);
  expect(new Set(body.data.map(({ category }) => category.slug)).size).toBe(8);
  const economy = body.data.filter(({ category }) => category.slug === 'economy');
  expect(economy.filter(({ bodyType }) => bodyType === 'scooter')).toEqual([]);
  const pictures = body.data.map(({ images }) => images[0] ?? '');
  expect(pictures.filter((picture) => !/^\/drawings\/[a-z-]+\.svg\?paint=[0-9a-f]{6}$/.test(picture))).toEqual([]);
});

test('the first page of "Featured" mixes the body types', async () => {
  const { body } = await app.call('GET /vehicles/available', { query: { limit: 9 } });
  expect(new Set(body.data.map(({ bodyType }) => bodyType)).size).toBe(9);
});

test('a search for the coming weeks finds most of the fleet free', async () => {
  const query = { startDate: '2026-12-07T10:00', endDate: '2026-12-10T10:00', limit: 1 };
  const { body } = await app.call('GET /vehicles/available', { query });
  expect(body.total).toBeGreaterThan(22);
});

test('two years of bookings in every state are there, with the coming weeks', async () => {
  const states = await rows<{ status: string; n: number }>(
    sql`select status, count(*)::int as n from booking group by 1`,
  );
  expect(states.map(({ status }) => status).sort()).toEqual(['cancelled', 'completed', 'confirmed', 'pending']);
  expect(await count(sql`select count(*) as n from booking`)).toBeGreaterThan(2_400);
  const before = sql`select count(*) as n from booking where pick_up_at < '2025-11-20'::date and pick_up_at > '2024-11-20'::date`;
  expect(await count(before)).toBeGreaterThan(800);
  expect(await count(sql`select count(*) as n from booking where pick_up_at > ${moment}::timestamptz`)).toBeGreaterThan(
    50,
  );
});

test('every booking that stands occupies its vehicle from pick-up until turnover, and no cancelled one does', async () => {
  expect(
    await count(sql`select count(*) as n from booking b left join vehicle_occupancy o on o.booking_id = b.id
      where (b.status = 'cancelled') <> (o.id is null)
        or (o.id is not null and o.during <> tstzrange(b.pick_up_at, b.blocked_until))`),
  ).toBe(0);
});

test('a total is the sum of its lines', async () => {
  const wrong = sql`select count(*) as n from booking, lateral (
      select sum((line->>'amount')::bigint) filter (where line->>'due' = 'online') as online
      from jsonb_array_elements(quote->'lines') line) lines
    where total_satang <> online`;
  expect(await count(wrong)).toBe(0);
});

const ledger = sql`select booking_id, sum(amount_satang) filter (where kind = 'payment') as paid,
  coalesce(sum(amount_satang) filter (where kind = 'refund'), 0) as refunded from ledger_entry group by 1`;

test('a completed booking is paid to the satang, with what was sold at the counter and what a change gave back', async () => {
  const wrong = sql`select count(*) as n from booking b left join (${ledger}) l on l.booking_id = b.id,
    lateral (select coalesce(sum((line->>'amount')::bigint) filter (where line->>'due' = 'pickup'), 0) as sold
      from jsonb_array_elements(b.quote->'lines') line) lines
    where b.status = 'completed' and coalesce(l.paid, 0) - l.refunded - b.promised_satang <> b.total_satang + lines.sold`;
  expect(await count(wrong)).toBe(0);
});

test('the sums of a booking are those of its ledger, and never more goes back than came', async () => {
  const wrong = sql`select count(*) as n from booking b left join (${ledger}) l on l.booking_id = b.id
    where b.paid_satang <> coalesce(l.paid, 0) or b.refunded_satang <> coalesce(l.refunded, 0)
      or b.refunded_satang > b.paid_satang`;
  expect(await count(wrong)).toBe(0);
  expect(await count(sql`select count(*) as n from ledger_entry where kind = 'refund'`)).toBeGreaterThan(5);
});

test('nothing is told of that has not happened yet', async () => {
  const counts = sql`select count(*) as n from (
      select created_at as at from booking union all select picked_up_at from booking
      union all select returned_at from booking union all select cancelled_at from booking
      union all select created_at from ledger_entry union all select updated_at from payment_attempt
      union all select created_at from customer union all select created_at from review
      union all select at from hand_over union all select at from audit_entry where subject_kind = 'booking'
      union all select created_at from contact_message union all select created_at from contact_reply
      union all select updated_at from refund union all select done_at from transfer_task) told
    where at > ${moment}::timestamptz`;
  expect(await count(counts)).toBe(0);
  const backwards = sql`select count(*) as n from booking
    where created_at >= pick_up_at or picked_up_at >= returned_at or cancelled_at < created_at`;
  expect(await count(backwards)).toBe(0);
});

test('add-ons of a rental that is over are free again', async () => {
  const kept = sql`select count(*) as n from addon_reservation r join booking b on b.id = r.booking_id
    where b.status not in ('pending', 'confirmed')`;
  expect(await count(kept)).toBe(0);
});

test('every pick-up and return has its reading, which never falls, and the vehicle has the last one', async () => {
  const missing = sql`select count(*) as n from booking b
    where (picked_up_at is not null) <> exists (
      select from hand_over h where h.booking_id = b.id and kind = 'pick-up' and h.at = b.picked_up_at and mileage > 0)
    or (returned_at is not null) <> exists (
      select from hand_over h where h.booking_id = b.id and kind = 'return' and h.at = b.returned_at)`;
  expect(await count(missing)).toBe(0);
  const falling = sql`select count(*) as n from (
    select mileage, lag(mileage) over (partition by b.vehicle_id order by h.at) as before
    from hand_over h join booking b on b.id = h.booking_id) reading where mileage < before`;
  expect(await count(falling)).toBe(0);
  const other = sql`select count(*) as n from vehicle v where mileage <> (
    select max(h.mileage) from hand_over h join booking b on b.id = h.booking_id where b.vehicle_id = v.id)`;
  expect(await count(other)).toBe(0);
});

test('every hand-over stands in the audit log, and nobody of the counter has an account', async () => {
  const missing = sql`select count(*) as n from hand_over h where not exists (
    select from audit_entry e where e.subject_id = h.booking_id::text and e.at = h.at and e.actor_name = h.by_name
      and e.action = case h.kind when 'pick-up' then 'booking.picked-up' else 'booking.returned' end)`;
  expect(await count(missing)).toBe(0);
  expect(await count(sql`select count(*) as n from app_user`)).toBe(0);
});

test('no vehicle was anywhere before it joined the fleet, or with two at once', async () => {
  const early = sql`select count(*) as n from booking b join vehicle v on v.id = b.vehicle_id
    where b.pick_up_at < v.created_at or extract(year from v.created_at) < v.year`;
  expect(await count(early)).toBe(0);
  const both = sql`select count(*) as n from booking a join booking b on b.vehicle_id = a.vehicle_id and b.id > a.id
    where a.picked_up_at is not null and b.picked_up_at is not null
      and tstzrange(a.picked_up_at, a.returned_at) && tstzrange(b.picked_up_at, b.returned_at)`;
  expect(await count(both)).toBe(0);
});

test('a refund and its transfer say the same as the ledger, and what staff still have to send is promised', async () => {
  const wrong = sql`select count(*) as n from refund r join booking b on b.id = r.booking_id
    left join transfer_task t on t.refund_id = r.id
    left join ledger_entry l on l.kind = 'refund' and l.refund_of = r.payment_id and l.amount_satang = r.amount_satang
    where (r.status = 'done') <> (l.id is not null) or (r.status = 'by-transfer') <> (t.status is not distinct from 'open')
      or b.promised_satang <> case r.status when 'done' then 0 else r.amount_satang end
      or (r.provider_refund_id is null) <> (t.id is not null)`;
  expect(await count(wrong)).toBe(0);
  const open = await count(sql`select count(*) as n from transfer_task where status = 'open'`);
  expect(open).toBeGreaterThanOrEqual(2);
  expect(open).toBeLessThan(8);
  expect(await count(sql`select count(*) as n from ledger_entry where kind = 'refund'`)).toBe(
    await count(sql`select count(*) as n from refund where status = 'done'`),
  );
});

test('some bookings were changed: by staff, by customers who paid the difference or got it back, and one unpaid', async () => {
  const byStaff = sql`select count(*) as n from audit_entry where action = 'booking.changed'`;
  const twice = sql`select count(*) as n from (select from payment_attempt where status = 'successful'
    group by booking_id having count(*) = 2) twice`;
  const back = sql`select count(*) as n from refund where occasion like 'change:%'`;
  for (const changed of [byStaff, twice, back]) expect(await count(changed)).toBeGreaterThan(10);
  const unpaid = sql`select count(*) as n from booking_change c join booking b on b.id = c.booking_id
    where c.ended_at < ${moment}::timestamptz and b.status = 'confirmed' and c.drop_off_at > b.drop_off_at`;
  expect(await count(unpaid)).toBe(1);
});

test('today shows work done and to do, one vehicle that is late and somebody who has not paid', async () => {
  const late = sql`select count(*) as n from booking
    where status = 'confirmed' and picked_up_at is not null and drop_off_at < ${moment}::timestamptz - interval '90 minutes'`;
  expect(await count(late)).toBe(1);
  const unpaid = sql`select count(*) as n from booking where status = 'confirmed' and picked_up_at is not null
    and paid_satang - refunded_satang < (quote->>'dueNow')::bigint + (quote->>'dueAtPickUp')::bigint`;
  expect(await count(unpaid)).toBeGreaterThanOrEqual(1);
  const done = sql`select count(*) as n from hand_over where at >= '2026-11-20T00:00+07'`;
  const ahead = sql`select count(*) as n from booking where status = 'confirmed'
    and (picked_up_at is null and pick_up_at between ${moment}::timestamptz and '2026-11-21T00:00+07'
      or picked_up_at is not null and drop_off_at between ${moment}::timestamptz and '2026-11-21T00:00+07')`;
  expect(await count(done)).toBeGreaterThan(1);
  expect(await count(ahead)).toBeGreaterThan(1);
});

test('the inbox has messages of the last weeks in both languages, two or three of them new, each from a customer', async () => {
  const { data } = (await app.call('GET /contact', { headers: await signedIn(app, 'STAFF') })).body;
  expect(data.length).toBeGreaterThanOrEqual(12);
  expect(new Set(data.map(({ language }) => language))).toEqual(new Set(['en', 'th']));
  const fresh = data.filter(({ status }) => status === 'new');
  expect([2, 3]).toContain(fresh.length);
  const strangers = sql`select count(*) as n from contact_message m
    where not exists (select from booking b where b.email = m.email and b.created_at < m.created_at)
      or (status = 'replied') <> exists (select from contact_reply r where r.message_id = m.id and r.created_at > m.created_at)`;
  expect(await count(strangers)).toBe(0);
});

test('stock-kept add-ons were never promised more often than there are units', async () => {
  const sold = sql`select a.addon_id, a.quantity, b.pick_up_at as from_at, b.drop_off_at as until_at, b.created_at
    from booking_addon a join booking b on b.id = a.booking_id where b.status <> 'cancelled'`;
  const overbooked = sql`with sold as (${sold})
    select count(*) as n from sold one join addon on addon.id = one.addon_id
    where addon.max_quantity is not null and addon.current_stock < (
      select sum(quantity) from sold other
      where other.addon_id = one.addon_id and other.from_at <= one.from_at and other.until_at > one.from_at)`;
  expect(await count(overbooked)).toBe(0);
});

test('a promotion was used as often as its bookings say', async () => {
  const wrong = sql`select count(*) as n from promotion p where used_count <>
    (select count(*) from booking b where b.promotion_id = p.id and b.status <> 'cancelled')`;
  expect(await count(wrong)).toBe(0);
});

test('about a quarter of the returned rentals are reviewed, each plainly an example with 4 or 5 stars', async () => {
  const reviews = await count(sql`select count(*) as n from review`);
  const share = reviews / (await count(sql`select count(*) as n from booking where status = 'completed'`));
  expect(share).toBeGreaterThan(0.18);
  expect(share).toBeLessThan(0.32);
  const odd = sql`select count(*) as n from review r join booking b on b.id = r.booking_id
    where not is_example or rating not in (4, 5) or b.status <> 'completed' or r.vehicle_id <> b.vehicle_id
      or r.language <> b.language or r.created_at < b.returned_at or r.author_name not like b.first_name || ' _.'`;
  expect(await count(odd)).toBe(0);
});

test('nobody says of one vehicle what somebody else has said of it, and all forty texts are used', async () => {
  const twice = sql`select count(*) as n from (
    select from review group by vehicle_id, comment having count(*) > 1) twice`;
  expect(await count(twice)).toBe(0);
  expect(await count(sql`select count(distinct comment) as n from review`)).toBe(40);
  expect(await count(sql`select count(*) as n from review where city is null`)).toBe(0);
});

test('the rating of a vehicle is that of its reviews', async () => {
  const wrong = sql`select count(*) as n from vehicle v, lateral (
      select count(*) as count, coalesce(sum(rating), 0) as sum from review r where r.vehicle_id = v.id) counted
    where v.rating_count <> counted.count or v.rating_sum <> counted.sum`;
  expect(await count(wrong)).toBe(0);
  expect(await count(sql`select count(*) as n from vehicle where rating_count > 0`)).toBeGreaterThan(25);
});

test('nobody of the demo business is ever asked for a review', async () => {
  app.setNow('2026-11-22T12:00');
  await app.runJob('ask-for-reviews');
  expect(await count(sql`select count(*) as n from mail`)).toBe(0);
  app.setNow(now);
});

test('every card payment and refund exists at the payment sandbox, with the same amount', async () => {
  const attempts = await rows<{ charge_id: string; amount: string; status: string; returned: string }>(sql`
    select charge_id, amount_satang as amount, status, coalesce((select sum(amount_satang) from ledger_entry l
      where l.attempt_id = a.id and kind = 'refund'), 0) as returned from payment_attempt a order by id`);
  expect(attempts.length).toBeGreaterThan(300);
  const charges = await chargesAtTheSandbox();
  const chargesOfAttempts = attempts.map(({ charge_id }) => charges.get(charge_id));
  expect(chargesOfAttempts.map((charge) => [charge?.amount, charge?.status, charge?.refunded_amount])).toEqual(
    attempts.map(({ amount, status, returned }) => [Number(amount), status, Number(returned)]),
  );
});

test('of rentals whose claims wait the agreement is signed, with the consent to later charges and without', async () => {
  const signedBeforeTheKeys = { bytes: expect.any(Number), is_proven: true, state: [], is_before: true };
  const signed = await rows<{ bytes: number }>(sql`
    select status, (facts ->> 'agreesToLaterCharges')::boolean as agrees, length(pdf) as bytes,
      exists (select from agreement_evidence proof where proof.booking_id = signed.booking_id) as is_proven,
      facts -> 'state' as state, signed_at < (select min(at) from hand_over h where h.booking_id = signed.booking_id) as is_before
    from rental_agreement signed join claim using (booking_id) order by status`);
  expect(signed).toEqual([
    { status: 'disputed', agrees: false, ...signedBeforeTheKeys },
    { status: 'open', agrees: true, ...signedBeforeTheKeys },
  ]);
  for (const { bytes } of signed) expect(bytes).toBeGreaterThan(10_000);
});

test('half of the deposits of vehicles that are out are held on a card, at the payment sandbox too', async () => {
  const holds = await rows<{ charge_id: string; amount: string; customer_id: string }>(sql`
    select charge_id, amount_satang as amount, customer_id from card_hold where status = 'held'`);
  expect(holds.length).toBeGreaterThan(3);
  const charges = await chargesAtTheSandbox();
  for (const { charge_id, amount, customer_id } of holds)
    expect(charges.get(charge_id)).toMatchObject({ amount: Number(amount), capturable: true, customer: customer_id });
});

test('the books of the demo business and those of the payment sandbox agree', async () => {
  const headers = await signedIn(app, 'STAFF');
  const quarters = [
    ['2024-11-22', '2025-02-19'],
    ['2026-08-21', '2026-11-20'],
    ['2026-05-22', '2026-08-20'],
    ['2026-02-20', '2026-05-21'],
  ] as const;
  for (const [from, to] of quarters) {
    const { data } = (await app.call('GET /admin/reconciliation', { headers, query: { from, to } })).body;
    expect([from, data.differences]).toEqual([from, []]);
    const { fees: _, ...provider } = data.provider;
    expect(data.ledger).toEqual(provider);
    expect(data.ledger.payments.count).toBeGreaterThan(20);
  }
});

test('without a sandbox nobody has paid by card on the site, and the books add up all the same', async () => {
  const other = await freshApp({ now });
  await fill(other, { withSandbox: false });
  expect(await count(sql`select count(*) as n from payment_attempt`, other)).toBe(0);
  expect(await count(sql`select count(*) as n from ledger_entry where method_type = 'card'`, other)).toBe(0);
  expect(await count(sql`select count(*) as n from ledger_entry where kind = 'payment'`, other)).toBeGreaterThan(500);
  await other.close();
});

test('a second fill does nothing', async () => {
  const before = await digestOf(app);
  await fill(app, { seed: 7 });
  expect(await digestOf(app)).toBe(before);
});

test('another seed gives another business, once where two fill it at once', async () => {
  const twoAtOnce = await freshApp({ now });
  await Promise.all([fill(twoAtOnce, { seed: 7 }), fill(twoAtOnce, { seed: 7 })]);
  expect(await digestOf(twoAtOnce)).not.toBe(await digestOf(app));
  await twoAtOnce.close();
});

test('a fill that ends half-way leaves the database empty, and the next one gives the business of its seed', async () => {
  const other = await freshApp({ now });
  await other.db.execute(sql`alter table ledger_entry rename to ledger_entry_away`);
  await expect(fill(other)).rejects.toThrow();
  expect(await count(sql`select count(*) as n from location`, other)).toBe(0);
  await other.db.execute(sql`alter table ledger_entry_away rename to ledger_entry`);
  await fill(other);
  expect(await digestOf(other)).toBe(await digestOf(app));
  await other.close();
});

/** A digest of all data except what the database generates: ids, times, customer numbers (a failed fill uses some). */
const digestOf = async (of: TestApp) => {
  const tables = [
    ...['location', 'category', 'vehicle', 'season', 'promotion', 'addon', 'insurance_package', 'customer'],
    ...[
      'review',
      'review_invitation',
      'booking',
      'booking_addon',
      'addon_reservation',
      'payment_attempt',
      'ledger_entry',
      'refund',
      'transfer_task',
      'hand_over',
      'booking_change',
      'contact_message',
      'contact_reply',
    ],
  ];
  const hash = createHash('sha256');
  for (const table of tables) {
    const made = table === 'addon_reservation' ? 'number,search_text,id' : 'number,search_text';
    const all = sql`select (to_jsonb(t) - ${`{${made}}`}::text[])::text as line from ${sql.identifier(table)} t order by 1`;
    for (const { line } of await rows<{ line: string }>(all, of)) hash.update(line);
  }
  return hash.digest('hex');
};

type Charge = { id: string; amount: number; status: string; refunded_amount: number };

const chargesAtTheSandbox = async () => {
  const charges = new Map<string, Charge>();
  for (let offset = 0; ; offset += 100) {
    const reply = await fetch(`${sandbox.url}/charges?limit=100&offset=${offset}`, {
      headers: { authorization: `Basic ${btoa(`${sandboxKeys.secretKey}:`)}` },
    });
    const { data } = (await reply.json()) as { data: Charge[] };
    for (const charge of data) charges.set(charge.id, charge);
    if (data.length < 100) return charges;
  }
};
