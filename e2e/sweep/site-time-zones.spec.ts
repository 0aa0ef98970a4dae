import { expect, type Page } from '@playwright/test';
import { bookDirectly } from '../book-directly.ts';
import { holdFirst, inDays } from '../journey.ts';
import { changeBooking, query } from '../journey-database.ts';
import { test } from '../journey-test.ts';
import { open } from '../open.ts';
import { person, signIn } from '../sign-in.ts';

/** The business's own time zone, one half a day behind, and the first to begin each day. */
const zones = ['Asia/Bangkok', 'America/New_York', 'Pacific/Kiritimati'];

/**
 * Everything a page shows after its scripts have run, including accessible names and fields, with the times behind its
 * texts.
 */
const readingOf = async (page: Page, path: string, says: string) => {
  await open(page, path);
  const body = page.locator('body');
  await expect(body).toContainText(says);
  const times = page.locator('time');
  const moments = await times.evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  return { lines: (await body.ariaSnapshot()).split('\n'), moments };
};

test('in Bangkok, New York and Kiritimati a page says the same', async ({ page, request, anotherVisitor }) => {
  test.slow();
  const { bookingId, bookingNumber, accessToken } = await bookDirectly(request, 'hannah.travels@example.com', 130);
  await changeBooking(bookingId, `status = 'confirmed', hold_until = null`);
  const period = `pickupDate=${inDays(20)}&pickupTime=23:30&returnDate=${inDays(25)}&returnTime=00:30`;
  const pages = [
    [`/vehicles?location=Suvarnabhumi+Airport&${period}`, 'Showing'],
    [`/booking/manage/${bookingId}#access=${accessToken}`, 'is yours from'],
    [`/admin/bookings?search=${bookingNumber}`, bookingNumber],
    [`/admin/bookings/${bookingId}`, bookingNumber],
    [`/admin/bookings/${bookingId}?do=edit`, 'Edit Booking'],
    [`/admin/calendar?from=${inDays(129)}&days=7`, 'Vehicle Booking Calendar'],
  ];

  const visitors: Page[] = [];
  const clerk = await person('STAFF', 'Ploy', 'Nakarin');
  for (const timezoneId of zones) {
    const visitor = await anotherVisitor({ timezoneId });
    // A fixed time for all browsers, at which their local dates differ.
    await visitor.clock.setFixedTime(`${inDays(1)}T22:30:00+07:00`);
    await signIn(visitor.context(), clerk);
    visitors.push(visitor);
  }
  const clocks = visitors.map((visitor) => visitor.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone));
  expect(await Promise.all(clocks)).toEqual(zones);
  await page.close();

  for (const [path = '', says = ''] of pages) {
    const [atHome, ...abroad] = await Promise.all(visitors.map((visitor) => readingOf(visitor, path, says)));
    for (const [index, reading] of abroad.entries()) expect(reading, `${path}, ${zones[index + 1]}`).toEqual(atHome);
  }
});

test('who books the same hours from Bangkok, New York and Kiritimati books the same moments', async ({
  anotherVisitor,
}) => {
  test.slow();
  const period = `pickupDate=${inDays(140)}&pickupTime=23:30&returnDate=${inDays(144)}&returnTime=08:00`;
  for (const [index, timezoneId] of zones.entries()) {
    const visitor = await anotherVisitor({ timezoneId });
    await open(visitor, `/vehicles?location=Suvarnabhumi+Airport&${period}`);
    const email = `zone.${index}@example.com`;
    await holdFirst(visitor, email);
    // Unpaid, it would count for the next visitor, who has the same address.
    const [held] = await query<{ id: string }>('select id from booking where email = $1', [email]);
    await changeBooking(held?.id ?? '', `status = 'confirmed', hold_until = null`);
  }
  const booked = await query<{ from: Date; until: Date }>(
    `select pick_up_at as from, drop_off_at as until from booking where email like 'zone._@example.com'`,
  );
  const moments = { from: new Date(`${inDays(140)}T23:30+07:00`), until: new Date(`${inDays(144)}T08:00+07:00`) };
  expect(booked).toEqual(zones.map(() => moments));
});
