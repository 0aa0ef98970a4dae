import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#platform/log.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { sandboxKeys, startSandbox } from '#test/start-sandbox.ts';
import { fillWithDemo } from './fill-with-demo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  const sandbox = await startSandbox();
  const t = performance.now();
  await fillWithDemo(app.step, {
    seed: 20_260,
    log: createLog('info'),
    sandbox: { url: sandbox.url, secretKey: sandboxKeys.secretKey },
  });
  process.stdout.write(`fill ${performance.now() - t} ms\n`);
});
afterAll(() => app.close());
test('look', async () => {
  const show = async (q: ReturnType<typeof sql>) =>
    process.stdout.write(`${JSON.stringify((await app.db.execute(q)).rows, null, 0).replaceAll('},', '},\n')}\n`);
  await show(
    sql`select status, cancelled_because, picked_up_at is not null as out, count(*), sum(total_satang)/100 as baht from booking group by 1,2,3 order by 1,2,3`,
  );
  await show(sql`select count(*) from customer`);
  await show(
    sql`select date_trunc('month', pick_up_at) m, count(*), sum(total_satang)/100 baht from booking where status<>'cancelled' group by 1 order by 1`,
  );
  await show(
    sql`select d, (select count(*) from vehicle_occupancy o where o.during @> (timestamptz '2026-11-20 12:00+07' + d * interval '1 day')) taken, (select count(*) from vehicle v where not exists (select from vehicle_occupancy o where o.vehicle_id=v.id and o.during && tstzrange(timestamptz '2026-11-20 12:00+07' + d * interval '1 day', timestamptz '2026-11-25 12:00+07' + d * interval '1 day'))) free5 from generate_series(-360, 90, 15) d`,
  );
  await show(
    sql`select d, (select count(*) from vehicle_occupancy o where o.during @> (timestamptz '2026-11-20 12:00+07' + d * interval '1 day')) taken, (select count(*) from vehicle v where not exists (select from vehicle_occupancy o where o.vehicle_id=v.id and o.during && tstzrange(timestamptz '2026-11-20 12:00+07' + d * interval '1 day', timestamptz '2026-11-25 12:00+07' + d * interval '1 day'))) free5 from generate_series(0, 30, 3) d`,
  );
  await show(sql`select method_type, kind, count(*), sum(amount_satang)/100 baht from ledger_entry group by 1,2`);
  await show(sql`select status, count(*) from payment_attempt group by 1`);
  await show(sql`select code, name, used_count from promotion`);
  await show(sql`select status, count(*) from vehicle group by 1`);
  await show(
    sql`select reference, first_name, last_name, email, phone, license_number, language, pick_up_at, drop_off_at, created_at, total_satang/100 total, paid_satang/100 paid, status from booking order by created_at desc limit 25`,
  );
  await show(sql`select nationality, count(*) from customer group by 1 order by 2 desc`);
  await show(
    sql`select c.first_name, c.last_name, count(*) from booking b join customer c on c.id = customer_id group by 1,2 order by 3 desc limit 5`,
  );
  const { status, body } = await app.call('GET /vehicles/available', {
    query: { startDate: '2026-12-05T10:00', endDate: '2026-12-10T10:00' },
  });
  expect(status).toBe(200);
  process.stdout.write(`${body.total}\n`);
});
