import { type BrowserContextOptions, expect } from '@playwright/test';
import { scriptPayloads } from '#test/builders/script-payloads.ts';
import { query } from '../journey-database.ts';
import { test } from '../journey-test.ts';
import { admin, person, signIn, tokenOf } from '../sign-in.ts';

const MARK = 'hostile.example';

/** Plants every text in customers' names, in all parts of a message, on a content page, and in a vehicle's reviews. */
const plant = async (): Promise<string> => {
  const planted = `unnest($1::text[]) with ordinality as planted (text, number)`;
  await query(
    `insert into customer (email, first_name, last_name, phone, created_at)
     select 'x' || number || '@${MARK}', left(text, 100), left(text, 100), '+66 81 555 0100', now() from ${planted}`,
    [scriptPayloads],
  );
  await query(
    `insert into contact_message (name, email, subject, message, language, created_at)
     select left(text, 100), 'x' || number || '@${MARK}', left(text, 200), text, 'en', now() from ${planted}`,
    [scriptPayloads],
  );
  const [vehicle] = await query<{ id: string }>(
    'select vehicle_id as id from review group by vehicle_id order by count(*) desc limit 1',
  );
  await query(
    `update review set comment = told.text, author_name = left(told.text, 100), city = left(told.text, 60)
     from (select r.id, $1::text[] as texts, row_number() over (order by r.id) as number from review r) known,
       lateral (select known.texts[1 + known.number % array_length(known.texts, 1)] as text) told
     where known.id = review.id`,
    [scriptPayloads],
  );
  return vehicle?.id ?? '';
};

const pages = (path: string, count: number) => Array.from({ length: count }, (_, index) => `${path}page=${index + 1}`);

test('five hundred texts that bring a script run none, where there is no policy and where there is one', async ({
  context,
  request,
  anotherVisitor,
}) => {
  test.setTimeout(300_000);
  const vehicleId = await plant();
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  const content = scriptPayloads.join('\n\n');
  const page = { slug: 'hostile-texts', title: 'Hostile texts', content, published: true };
  const made = await request.post('/api/cms/pages', { headers: await tokenOf(admin), data: page });
  expect(made.status()).toBe(200);
  const [first] = await query<{ id: string }>(`select id from contact_message where email = 'x1@${MARK}'`);
  const paths = [
    ...['/', `/vehicles/${vehicleId}`, '/hostile-texts'],
    ...pages(`/admin/customers?search=${MARK}&`, 22),
    ...pages(`/admin/messages?search=${MARK}&`, 22),
    ...[`/admin/messages/${first?.id}`, '/admin/reviews', '/admin/dashboard'],
  ];
  const { cookies } = await context.storageState();
  const ran: string[] = [];
  const shown = new Set<string>();
  const options: BrowserContextOptions = { storageState: { cookies, origins: [] } };
  for (const bypassCSP of [true, false]) {
    const visitor = await anotherVisitor({ ...options, bypassCSP });
    visitor.on('dialog', (dialog) => {
      ran.push(`${visitor.url()} ${dialog.message()}`);
      void dialog.dismiss();
    });
    await visitor.addInitScript(() => {
      Object.assign(window, { alert: () => Object.assign(window, { hasRun: true }) });
    });
    for (const path of paths) {
      await visitor.goto(path);
      await visitor.locator('main').waitFor();
      const text = (await visitor.locator('main').textContent()) ?? '';
      for (const payload of scriptPayloads) if (text.includes(payload.slice(0, 60))) shown.add(payload);
      if (await visitor.evaluate(() => 'hasRun' in window)) ran.push(path);
    }
  }
  expect(ran).toEqual([]);
  // Texts that were never shown were not tested.
  expect(shown.size).toBeGreaterThanOrEqual(500);
});
