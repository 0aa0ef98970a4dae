import { sql } from 'drizzle-orm';
import { test } from 'vitest';
import { freshApp } from './fresh-app.ts';

test('perf', { timeout: 600_000 }, async () => {
  const app = await freshApp({ now: '2026-12-01T10:00' });
  const { db } = app;
  await db.execute(
    sql.raw(
      `insert into category (slug, name, security_deposit_satang) select 'c'||i, 'Cat '||i, 500000 from generate_series(1,7) i`,
    ),
  );
  await db.execute(
    sql.raw(`insert into vehicle (brand, model, year, category_id, body_type, color, seats, transmission, fuel_type, license_plate, daily_rate_satang, featured_order, created_at, features, images, description)
    select 'Brand '||(i%12), 'Model '||(i%40), 2020+i%7, (select id from category where slug='c'||(1+i%7)), 'sedan','white', (array[4,5,7,12])[1+i%4], (array['automatic','manual'])[1+(i%5=0)::int], (array['petrol','diesel','hybrid','electric'])[1+i%4], 'P'||i, (80000+(i%50)*10000), i, now(), array['Air conditioning','Bluetooth','USB'], array['/a.svg'], 'A nice car for Bangkok' from generate_series(1,2000) i`),
  );
  await db.execute(
    sql.raw(`insert into customer (first_name,last_name,email,phone,created_at) values ('a','b','c@d.ef','1',now())`),
  );
  await db.execute(sql.raw(`insert into location (name,address,city) values ('x','y','z')`));
  let have = 0;
  for (const total of [5000, 50_000, 500_000]) {
    const per = total / 2000;
    // every vehicle has "per" bookings of 3 days each, 10 days apart, centred on the asked period => about 30 % + taken
    await db.execute(
      sql.raw(`
      with fresh as (
        insert into booking (reference, status, vehicle_id, customer_id, first_name,last_name,email,phone,license_number,language,pick_up_location_id,drop_off_location_id,pick_up_at,drop_off_at,blocked_until,payment_plan,quote,total_satang,created_at)
        select uuidv7()::text,'confirmed', v.id, (select id from customer limit 1),'a','b','c','1','x','en',(select id from location limit 1),(select id from location limit 1), s, s+interval '3 days', s+interval '74 hours','full','{}',1,now()
        from (select id, row_number() over (order by id) n from vehicle) v, generate_series(${have / 2000}, ${per - 1}) k,
        lateral (select timestamptz '2026-12-05' + (v.n % 27) * interval '1 day' + (case when k::int % 2 = 0 then k::int/2 else -(k::int+1)/2 end) * interval '27 days' as s) t
        returning id, vehicle_id, pick_up_at, blocked_until)
      insert into vehicle_occupancy (vehicle_id, during, booking_id) select vehicle_id, tstzrange(pick_up_at, blocked_until), id from fresh`),
    );
    have = total;
    await db.execute(sql.raw('vacuum analyze vehicle_occupancy'));
    await db.execute(sql.raw('analyze'));
    const query = { startDate: '2026-12-05T10:00', endDate: '2026-12-10T10:00', page: 1 };
    const times: number[] = [];
    let body;
    for (let i = 0; i < 120; i++) {
      const t = performance.now();
      ({ body } = await app.call('GET /vehicles/available', { query }));
      times.push(performance.now() - t);
    }
    const sorted = times.slice(20).sort((a, b) => a - b);
    process.stdout.write(
      `${total}: median ${sorted[50]?.toFixed(1)} p90 ${sorted[90]?.toFixed(1)} free ${body?.total}\n`,
    );
  }
  const stats = new Map<string, number[]>();
  const original = db.pool.query.bind(db.pool);
  (db.pool as { query: unknown }).query = async (...a: unknown[]) => {
    const t = performance.now();
    const r = await (original as (...x: unknown[]) => Promise<unknown>)(...a);
    const k = String((a[0] as { text: string }).text)
      .trim()
      .slice(0, 60)
      .replace(/\s+/g, ' ');
    stats.set(k, [...(stats.get(k) ?? []), performance.now() - t]);
    return r;
  };
  for (let i = 0; i < 60; i++)
    await app.call('GET /vehicles/available', {
      query: { startDate: '2026-12-05T10:00', endDate: '2026-12-10T10:00', page: 1 },
    });
  for (const [k, v] of stats)
    process.stdout.write(`${v.sort((a, b) => a - b)[30]?.toFixed(2)} ms  x${v.length} ${k}\n`);
  await app.close();
});
