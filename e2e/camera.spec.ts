import { expect, type Page } from '@playwright/test';
import { placesOf } from '#kernel/photo-places.ts';
import { photos as photoWords } from '#words/en/photos.ts';
import { accessibilityViolations } from './axe.ts';
import { findChromium } from './find-chromium.ts';
import { beLate } from './hand-over-pages.ts';
import { query } from './journey-database.ts';
import { test } from './journey-test.ts';
import { hydrated, open } from './open.ts';
import { bookPaid } from './paid-booking.ts';
import { photographOf } from './photographs.ts';
import { person, signIn, signInOn } from './sign-in.ts';

const { args, executablePath } = await findChromium();

test.use({
  // A camera whose every picture is another, and which everybody may use.
  launchOptions: {
    executablePath,
    args: [...args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
  viewport: { width: 390, height: 844 },
  hasTouch: true,
});

const places = placesOf('sedan');
const nameOf = (index: number) => `${index + 1} of 14: ${photoWords.place[places[index] ?? 'front']}`;

const openCamera = (page: Page) => page.getByRole('button', { name: 'Take the photographs' }).click();
const shutter = (page: Page) => page.getByRole('button', { name: /^Take the picture: / });
/** Presses once the camera is live: a press before takes nothing. */
const press = async (page: Page) => {
  await expect(shutter(page)).toHaveAttribute('aria-disabled', 'false');
  await shutter(page).click();
};
const next = (page: Page, index: number) =>
  expect(
    page
      .getByRole('dialog')
      .getByRole('status')
      .filter({ hasText: nameOf(index) }),
  ).toBeVisible();

/** A rental that began three days ago. */
const booked = async (page: Page) => {
  const { id } = await bookPaid(page, 172, `camera.${Date.now()}@example.com`);
  await beLate(id);
  return id;
};
const handOver = (id: string, kind: 'pick-up' | 'return') => `/admin/bookings/${id}/hand-over?kind=${kind}`;

const placesKept = async (id: string, kind: string) =>
  (await query<{ place: string }>('select place from hand_over_photo where booking_id = $1 and kind = $2', [id, kind]))
    .map(({ place }) => place)
    .sort();

declare global {
  interface Window {
    tracks: MediaStreamTrack[];
  }
}

/** Whether a camera of the page runs. Its tracks are noted as they are opened. */
const noteTracks = (page: Page) =>
  page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices?.getUserMedia.bind(mediaDevices);
    const tracks: MediaStreamTrack[] = [];
    Object.assign(window, { tracks });
    if (open)
      mediaDevices.getUserMedia = async (constraints) => {
        const stream = await open(constraints);
        tracks.push(...stream.getTracks());
        return stream;
      };
  });
const tracksOf = (page: Page) => page.evaluate(() => window.tracks.map(({ readyState }) => readyState));

test('fourteen presses photograph a car without a connection, and the server has each picture once', async ({
  page,
  context,
}) => {
  test.slow();
  const id = await booked(page);
  await noteTracks(page);
  // Signed in by its pages, which may not use the camera.
  const email = await person('STAFF', 'Ploy', 'Nakarin');
  await page.goto(`/login?returnTo=${encodeURIComponent(handOver(id, 'pick-up'))}`);
  await signInOn(page, email);
  await expect(page).toHaveURL(/^[^?]*hand-over/);
  await hydrated(page);

  await context.setOffline(true);
  await openCamera(page);
  for (const index of places.keys()) {
    await next(page, index);
    if (index === 1) expect(await accessibilityViolations(page)).toEqual([]);
    await press(page);
  }
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Every place has a picture')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused();
  expect(await tracksOf(page)).toEqual(['live']);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Take the photographs' })).toBeFocused();
  await expect.poll(() => tracksOf(page)).toEqual(['ended']);
  await expect(
    page.getByText('14 of 14 places, 0 photographs, kept with the booking, 14 on this device'),
  ).toBeVisible();
  expect(await placesKept(id, 'pick-up')).toEqual([]);

  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  // Fourteen large pictures are made anew one after the other.
  await expect(page.getByText('14 of 14 places, 14 photographs, kept with the booking')).toBeVisible({
    timeout: 120_000,
  });
  expect(await placesKept(id, 'pick-up')).toEqual([...places].sort());
  const kept = await query<{ digest: Buffer }>('select digest from hand_over_photo where booking_id = $1', [id]);
  expect(new Set(kept.map(({ digest }) => digest.toString('hex'))).size).toBe(14);
});

/** It went three days ago, with a picture of its front. */
const wentWithFront = async (page: Page, id: string) => {
  await query(`update booking set picked_up_at = pick_up_at where id = $1`, [id]);
  await query(
    `insert into hand_over (booking_id, kind, at, mileage, fuel, license_checked)
     select id, 'pick-up', pick_up_at, 161204, 8, true from booking where id = $1`,
    [id],
  );
  const sent = await page.request.post(`/api/admin/bookings/${id}/photos/pick-up?place=front`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    multipart: { images: await photographOf(3) },
  });
  expect(sent.status()).toBe(200);
};

/** The page is looked at, or something else is. */
const show = (page: Page, isShown: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, !isShown);

test('at the return the picture of the pick-up lies over the camera; places are skipped, and taken again', async ({
  page,
  context,
}) => {
  test.slow();
  const id = await booked(page);
  await noteTracks(page);
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  await wentWithFront(page, id);
  await open(page, handOver(id, 'return'));
  await openCamera(page);
  await next(page, 0);
  await expect(shutter(page)).toBeFocused();
  const dialog = page.getByRole('dialog');
  const before = dialog.getByRole('img', { name: 'Front at pick-up' });
  const isShown = dialog.getByRole('switch', { name: 'Picture of the pick-up' });
  await expect(before).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await isShown.uncheck();
  await expect(before).toHaveCount(0);
  await isShown.check();
  await expect(before).toBeVisible();
  // Enter on a switch does not record the hand-over around it.
  await isShown.press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);

  await press(page);
  await next(page, 1);
  await expect(before).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await next(page, 0);
  await press(page);
  await next(page, 1);

  await show(page, false);
  await expect.poll(() => tracksOf(page)).toEqual(['ended']);
  await show(page, true);
  await press(page);
  await next(page, 2);
  expect(await tracksOf(page)).toEqual(['ended', 'live']);

  for (const index of places.keys()) if (index > 1) await dialog.getByRole('button', { name: 'Skip' }).click();
  await expect(dialog.getByText('2 of 14 places')).toBeVisible();
  await expect(dialog.getByText(/^Without a picture: Left side, Rear left corner, /)).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Take these now' }).click();
  await next(page, 2);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await tracksOf(page)).toEqual(['ended', 'ended']);
  await expect(page.getByText('2 of 14 places, 3 photographs, kept with the booking')).toBeVisible();
  expect(await placesKept(id, 'return')).toEqual(['front', 'front', 'front-left']);
});

/** How a browser refuses. */
const refusals = [
  { name: 'NotAllowedError', sentence: 'This browser may not use the camera.' },
  { name: 'NotFoundError', sentence: 'The browser finds no camera on this device.' },
  { name: 'NotReadableError', sentence: 'Another app uses the camera, or it stopped.' },
];

test('where the camera cannot be used the page says why, and each place takes a file', async ({ page, context }) => {
  test.slow();
  const id = await booked(page);
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  await open(page, handOver(id, 'pick-up'));
  const takesFile = async (index: number) => {
    const label = photoWords.place[places[index] ?? 'front'];
    await page.getByLabel(label, { exact: true }).setInputFiles(await photographOf(index));
    await expect(page.getByText(`${index + 1} of 14 places, ${index + 1} photograph`)).toBeVisible();
  };
  for (const [index, { name, sentence }] of refusals.entries()) {
    await page.evaluate((why) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', why));
    }, name);
    await openCamera(page);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await takesFile(index);
  }

  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'mediaDevices'));
  await page.reload();
  await hydrated(page);
  await takesFile(3);
  await expect(page.getByRole('button', { name: 'Take the photographs' })).toHaveCount(0);
});
