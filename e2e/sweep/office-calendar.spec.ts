import { expect } from '@playwright/test';
import { whileFailing } from '../failing.ts';
import { inDays, today } from '../journey.ts';
import { query } from '../journey-database.ts';
import { test } from '../journey-test.ts';
import { open } from '../open.ts';
import { person, signIn } from '../sign-in.ts';

/** Every text of the calendar that the specification quotes, in its place. */
test.beforeEach(async ({ context }) => signIn(context, await person('STAFF', 'Ploy', 'Nakarin')));

/** A date beyond all journeys' bookings. */
const farAway = `${Number(today().slice(0, 4)) + 6}-03-01`;

test('the details of a bar are those of its booking', async ({ page }) => {
  await open(page, '/admin/calendar');
  const bar = page.locator('[data-booking]').first();
  const [booking] = await query<Record<'number' | 'customer' | 'plate' | 'from' | 'until' | 'total', string>>(
    `select b.reference as number, trim(b.first_name || ' ' || b.last_name) as customer,
       v.brand || ' ' || v.model || ', ' || v.license_plate as plate,
       to_char(b.pick_up_at at time zone 'Asia/Bangkok', 'Dy FMDD Mon YYYY, HH24:MI') as from,
       to_char(b.drop_off_at at time zone 'Asia/Bangkok', 'Dy FMDD Mon YYYY, HH24:MI') as until,
       '฿' || trim(to_char(trunc(b.total_satang / 100), '999,999,999')) as total
     from booking b join vehicle v on v.id = b.vehicle_id where b.id = $1`,
    [await bar.getAttribute('data-booking')],
  );
  await bar.click();
  const details = page.getByRole('dialog', { name: 'Booking Details' });
  await expect(details.getByRole('term')).toHaveText([
    ...['Booking ID', 'Customer', 'Phone', 'Vehicle', 'Pick-up', 'Return', 'Duration', 'Total', 'Due'],
  ]);
  for (const fact of Object.values(booking ?? {})) await expect(details, fact).toContainText(fact);
  await expect(details.getByText(/^\d+ days?$/)).toBeVisible();
  await expect(details.getByText(/^(Pending|Confirmed|Picked up|Completed)$/)).toBeVisible();
  await expect(details.getByRole('link', { name: 'Edit Booking' })).toBeVisible();
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(details).toBeHidden();
});

test('where the bookings cannot be read it says of which month, and nothing is shown in their place', async ({
  page,
}) => {
  await whileFailing(['GET /admin/bookings/calendar'], async () => {
    for (const [path, message] of [
      [`?from=${farAway}`, /^Failed to fetch calendar bookings for March 20\d\d$/],
      [`?from=${nextMonth()}`, 'Failed to fetch calendar bookings for next month'],
      ['', 'Failed to fetch calendar bookings for current month'],
    ] as const) {
      await open(page, `/admin/calendar${path}`);
      await expect(page.getByText(message)).toBeVisible();
      await expect(page.locator('[data-booking]')).toHaveCount(0);
    }
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-booking]').first()).toBeVisible();
});

const nextMonth = () => {
  const day = Number(today().slice(8));
  return `${inDays(32 - day).slice(0, 8)}01`;
};

test('the calendar says which days it shows, what its colours mean, and counts what is there', async ({ page }) => {
  await open(page, '/admin/calendar');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    /^Vehicle Booking Calendar, \d+( \w+)?–\d+ \w+( 20\d\d)?$/,
  );
  for (const name of ['Today', 'Previous month', 'Next month', 'New Booking'])
    await expect(main.getByRole('link', { name, exact: true }), name).toBeVisible();
  const spans = page.getByRole('navigation', { name: 'Days shown' }).getByRole('link');
  await expect(spans).toHaveText(['1 day', '7 days', '14 days', '30 days', '60 days']);
  await expect(spans.nth(3)).toHaveAttribute('aria-current', 'true');
  await main.getByTitle('Legend').click();
  await expect(main.getByText('Turnover Interval: 2 hours', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Legend' }).getByRole('listitem')).toHaveText([
    ...['Pending', 'Confirmed', 'Picked up', 'Completed', 'Cancelled', 'Turnover', 'Maintenance'],
    ...['Turnover conflict', /^Two-lane system/],
  ]);
  await expect(page.getByRole('status').filter({ hasText: /^\d+ bookings?, \d+ vehicles?/ })).toBeVisible();
  await expect(page.locator('[data-calendar] [aria-current="date"]')).toHaveText(/^\w{3} ?\d+$/);
});
