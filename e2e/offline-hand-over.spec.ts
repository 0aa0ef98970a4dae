import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { placesOf } from '#kernel/photo-places.ts';
import { shrinkPicture } from '#platform/pictures/shrink-picture.ts';
import { photos as photoWords } from '#words/en/photos.ts';
import { accessibilityViolations } from './axe.ts';
import { bookDirectly } from './book-directly.ts';
import { type FaultyProxy, startFaultyProxy } from './faulty-proxy.ts';
import { findChromium } from './find-chromium.ts';
import { changeBooking, ownVehicle, query } from './journey-database.ts';
import { test as base } from './journey-test.ts';
import { open } from './open.ts';
import { photographOf } from './photographs.ts';
import { person, signIn } from './sign-in.ts';

/** A phone whose browser can be killed and started again, and whose way to the product can be cut. */
type Phone = Readonly<{
  way: FaultyProxy;
  /** Starts its browser, with what it kept, signed in. */
  start: () => Promise<BrowserContext>;
  /** Ends it as a phone does that runs out of memory. */
  kill: () => void;
}>;

const test = base.extend<{ phone: Phone }>({
  phone: async ({ product }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'phone-'));
    const way = await startFaultyProxy(product.origin);
    const kill = () => {
      try {
        execFileSync('pkill', ['-9', '-f', folder]);
      } catch {
        // It is not running.
      }
    };
    const start = async () => {
      const context = await chromium.launchPersistentContext(folder, {
        ...(await findChromium()),
        baseURL: way.origin,
        viewport: { width: 390, height: 844 },
        timezoneId: 'America/New_York',
        locale: 'en-US',
      });
      // Its clock is five hours wrong.
      await context.clock.setSystemTime(Date.now() + 5 * 3_600_000);
      await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
      return context;
    };
    await use({ way, start, kill });
    kill();
    way.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  },
});

const startOfToday = `date_trunc('day', now() at time zone 'Asia/Bangkok') at time zone 'Asia/Bangkok'`;

/** A paid booking of today whose agreement is signed, of a vehicle of its own. */
let made = 0;
const ofToday = async (page: Page) => {
  made += 1;
  const name = `Basement${made}`;
  const { bookingId: id, bookingNumber: number } = await bookDirectly(
    page.request,
    `basement.${Date.now()}@example.com`,
    170,
  );
  await changeBooking(
    id,
    `status = 'confirmed', hold_until = null, first_name = '${name}', last_name = 'Keller', paid_satang = total_satang,
     quote = jsonb_set(quote, '{securityDeposit}', '0'),
     pick_up_at = ${startOfToday} + interval '1 minute', drop_off_at = ${startOfToday} + interval '3 days',
     blocked_until = ${startOfToday} + interval '74 hours',
     vehicle_id = '${await ownVehicle()}'`,
  );
  await query(
    `insert into rental_agreement (booking_id, version, facts, signed_name, signed_at, pdf)
     values ($1, 1, '{}', '${name} Keller', now(), '')`,
    [id],
  );
  return { id, number, name: `${name} Keller` };
};

const row = (page: Page, name: string) => page.getByRole('link', { name });

/** Fills in the pick-up that is open, without photographs. */
const fillIn = async (page: Page) => {
  await page.getByRole('checkbox', { name: /I have seen the driving licence/ }).check();
  await page.getByLabel('Mileage in km').fill('161204');
  await page.getByRole('radio', { name: '7 of 8' }).check();
};
const record = async (page: Page) => {
  await page.getByRole('button', { name: 'Mark as Picked up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as Picked up' }).click();
};

/** Opens today's list, and waits until the booking is on the phone. */
const keepToday = async (page: Page, name: string) => {
  await open(page, '/admin/hand-overs');
  await expect(row(page, name)).toContainText('Kept');
};

test('without a connection a vehicle goes with fourteen pictures, the browser is killed, and the server has all of it once', async ({
  page: visitor,
  phone,
}) => {
  test.slow();
  const { id, number, name } = await ofToday(visitor);
  let browser = await phone.start();
  let page = await browser.newPage();
  await keepToday(page, name);
  expect(await accessibilityViolations(page)).toEqual([]);

  phone.way.fail('refused');
  phone.kill();
  browser = await phone.start();
  page = await browser.newPage();
  await open(page, '/admin/hand-overs');
  await expect(page.getByText(/^No connection: as it was/)).toBeVisible();
  await row(page, name).click();
  await expect(page.getByText(/^No connection: as it was/)).toBeVisible();
  await fillIn(page);
  const places = placesOf('sedan');
  expect(places).toHaveLength(14);
  const pictures = new Map<string, Buffer>();
  for (const [index, place] of places.entries()) {
    const picture = await photographOf(index);
    pictures.set(place, picture.buffer);
    await page.getByLabel(photoWords.place[place], { exact: true }).setInputFiles(picture);
    await expect(
      page.getByRole('status').filter({ hasText: `${photoWords.place[place]}, on this device` }),
    ).toBeVisible();
  }
  await record(page);
  await expect(page.getByText(/^On this device since/)).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  phone.kill();
  browser = await phone.start();
  page = await browser.newPage();
  await open(page, '/admin/hand-overs');
  await expect(page.getByText(`${number}, ${name}, Pick-up, 14 photographs`)).toBeVisible();
  expect(await query('select 1 from hand_over where booking_id = $1', [id])).toEqual([]);

  phone.way.heal();
  const second = await browser.newPage();
  await Promise.all([
    open(second, '/admin/hand-overs'),
    page.evaluate(() => window.dispatchEvent(new Event('online'))),
  ]);
  await expect(page.getByText('Not sent yet')).toBeHidden();
  await expect(page.getByText(/^No connection: as it was/)).toBeHidden();
  const recorded = await query(
    `select kind, mileage, fuel, received_at > at as came_later,
       at between now() - interval '10 minutes' and now() as is_on_time from hand_over where booking_id = $1`,
    [id],
  );
  expect(recorded).toEqual([{ kind: 'pick-up', mileage: 161_204, fuel: 7, came_later: true, is_on_time: true }]);
  const kept = await query<{ place: string; digest: Buffer }>(
    'select place, digest from hand_over_photo where booking_id = $1',
    [id],
  );
  expect(kept.map(({ place }) => place).sort()).toEqual([...places].sort());
  for (const { place, digest } of kept) expect(digest, place).toEqual(await digestOf(pictures.get(place)));
});

/** All that the phone stores of hand-overs, as whoever takes its disk reads it. */
const storedText = (page: Page) =>
  page.evaluate(async () => {
    const result = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const stored = await result(indexedDB.open('saphan-device'));
    const read = (shelf: string) => result(stored.transaction(shelf).objectStore(shelf).getAll());
    const boxes: Record<string, { text: ArrayBuffer } | null>[] = [
      ...(await read('copies')),
      ...(await read('unsent')),
    ];
    const texts = boxes.flatMap((box) => [box.facts, box.bytes]).map((one) => new TextDecoder().decode(one?.text));
    if (texts.join('').length < 10_000) throw new Error('There is next to nothing stored');
    return texts.join('');
  });

/** The digest of a picture as the server keeps it. */
const digestOf = async (picture: Buffer | undefined) => {
  const made = await shrinkPicture(picture ?? Buffer.alloc(0));
  if (!('shrunk' in made)) throw new Error('The picture was refused');
  return createHash('sha256').update(made.shrunk.bytes).digest();
};

test('of two phones with one vehicle one wins; the other is told, and has everything that was typed', async ({
  page: visitor,
  context,
  phone,
}) => {
  test.slow();
  const { id, name } = await ofToday(visitor);
  const browser = await phone.start();
  const page = await browser.newPage();
  await keepToday(page, name);
  await row(page, name).click();
  phone.way.fail('refused');
  await fillIn(page);
  await page.getByLabel('Note').fill('Two keys, one of them bent');
  await record(page);
  await expect(page.getByText(/^On this device since/)).toBeVisible();

  await signIn(context, await person('STAFF', 'Krit', 'Somchai'));
  await open(visitor, `/admin/bookings/${id}/hand-over?kind=pick-up`);
  await fillIn(visitor);
  await record(visitor);
  await expect(visitor.getByRole('complementary').getByText('Picked up', { exact: true })).toBeVisible();

  phone.way.heal();
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('This booking cannot be handed over now')).toBeVisible();
  await expect(page.getByText('Note: Two keys, one of them bent')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await query('select by_name from hand_over where booking_id = $1', [id])).toEqual([
    { by_name: 'Krit Somchai' },
  ]);
});

test('whoever signs out is asked about what is not sent, and leaves nothing on the phone', async ({
  page: visitor,
  phone,
}) => {
  test.slow();
  const { name } = await ofToday(visitor);
  const browser = await phone.start();
  const page = await browser.newPage();
  await keepToday(page, name);
  await row(page, name).click();
  phone.way.fail('refused', ({ method }) => method === 'POST');
  await fillIn(page);
  await record(page);
  await expect(page.getByText(/^On this device since/)).toBeVisible();
  await page.getByRole('link', { name: 'Next hand-over' }).click();
  await expect(page.getByText('Not sent yet')).toBeVisible();

  expect(await storedText(page)).not.toContain(name);
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Not sent yet')).toBeVisible();
  phone.way.heal();
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('Not sent yet')).toBeHidden();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/login/);
  phone.way.fail('refused');
  await page.goto('/admin/hand-overs').catch(() => undefined);
  await expect(page.getByText(name)).toHaveCount(0);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length).catch(() => 0)).toBe(0);
});

test('whoever types on after a refused try is left in the field', async ({ page: visitor, context }) => {
  const { id } = await ofToday(visitor);
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  await open(visitor, `/admin/bookings/${id}/hand-over?kind=pick-up`);
  await visitor.getByRole('button', { name: 'Mark as Picked up' }).click();
  await expect(visitor.getByText(/Please enter the mileage/).first()).toBeVisible();
  await visitor.getByLabel('Mileage in km').pressSequentially('161204');
  await expect(visitor.getByLabel('Mileage in km')).toHaveValue('161204');
});
