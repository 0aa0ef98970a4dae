import { expect, type Page } from '@playwright/test';
import { accessibilityViolations } from './axe.ts';
import { bookDirectly } from './book-directly.ts';
import { inDays } from './journey.ts';
import { query } from './journey-database.ts';
import { test } from './journey-test.ts';
import { open } from './open.ts';
import { problemsOf } from './page-facts.ts';
import { admin, person, signIn } from './sign-in.ts';
import { freeVehicle, queryOf } from './vehicle-page.ts';

/** A page with date fields: how many, and what opens them. */
type Place = Readonly<{ at: string; fields: number; press?: Readonly<{ en: string; th: string }> }>;

const dates = { from: 40, days: 5 };

const site = async (page: Page): Promise<Place[]> => {
  const { id } = await freeVehicle(page, dates);
  return [
    { at: `/?${queryOf(dates)}`, fields: 2 },
    { at: `/vehicles/${id}?${queryOf(dates)}`, fields: 2 },
    {
      at: `/booking?vehicle=${id}&${queryOf(dates)}`,
      fields: 2,
      press: { en: 'Change locations and dates', th: 'เปลี่ยนสถานที่และวันเวลา' },
    },
    { at: '/profile', fields: 2 },
  ];
};

const office = async (page: Page): Promise<Place[]> => {
  const { bookingId } = await bookDirectly(page.request, 'dates@example.com', 60);
  const [vehicle] = await query<{ id: string }>('select id from vehicle where archived_at is null limit 1');
  return [
    { at: `/admin/payments?from=${inDays(-9)}&to=${inDays(0)}`, fields: 2 },
    { at: '/admin/payments/reconciliation', fields: 2 },
    { at: `/admin/audit?from=${inDays(-9)}`, fields: 2 },
    { at: '/admin/reports', fields: 2 },
    { at: `/admin/bookings/new?startDate=${inDays(70)}`, fields: 2 },
    { at: `/admin/bookings/${bookingId}?do=edit`, fields: 2 },
    { at: '/admin/customers/new', fields: 2 },
    { at: `/admin/vehicles/${vehicle?.id}`, fields: 2 },
    { at: '/admin/pricing', fields: 2, press: { en: 'Add seasonal rate', th: 'เพิ่มอัตราตามฤดูกาล' } },
    { at: '/admin/pricing?tab=promos', fields: 2, press: { en: 'Add promo code', th: 'เพิ่มรหัสส่วนลด' } },
    { at: '/admin/pricing?tab=calculator', fields: 2 },
  ];
};

const languages = {
  en: {
    shown: /^$|^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} [A-Z][a-z]{2} 20\d\d$/,
    typed: '05/12/2026',
    is: 'Sat 5 Dec 2026',
  },
  th: { shown: /^$|^(จ|อ|พ|พฤ|ศ|ส|อา)\. \d{1,2} \S+ 25\d\d$/, typed: '05/12/2569', is: 'ส. 5 ธ.ค. 2569' },
} as const;

const native = '[type=date], [type=datetime-local], [type=month], [type=week]';

for (const [name, placesOf] of Object.entries({ site, office }))
  for (const language of ['en', 'th'] as const)
    test(`every date field of the ${name} writes and reads dates day first, in ${language}`, async ({
      page,
      context,
      baseURL,
    }) => {
      test.slow();
      await signIn(context, name === 'office' ? admin : await person('CUSTOMER', 'Hannah', 'Dates'));
      const places = await placesOf(page);
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      const problems = problemsOf(page);
      for (const { at, fields, press } of places)
        await test.step(at, async () => {
          await open(page, at);
          if (press) await page.getByRole('button', { name: press[language] }).first().click();
          const all = page.locator('[data-date-field]:enabled').filter({ visible: true });
          await expect(all).toHaveCount(fields);
          await expect(page.locator(native)).toHaveCount(0);
          const { shown, typed, is } = languages[language];
          for (const field of await all.all()) {
            await expect(field).toHaveValue(shown);
            await field.fill(typed);
            await field.blur();
            await expect(field).toHaveValue(is);
          }
        });
      expect(problems).toEqual([]);
    });

test('a date is typed on a pad of digits, chosen by keys, and what is no date is not sent', async ({
  page,
  context,
}) => {
  await signIn(context, admin);
  await open(page, '/admin/customers/new');
  const dialog = page.getByRole('dialog').first();
  const birth = dialog.getByLabel('Date of birth');
  await birth.pressSequentially('31042000');
  await dialog.getByLabel('Nationality').focus();
  const wrong = 'Use day, month, year, such as 12/12/2026 or 12122026';
  await expect(birth).toHaveAccessibleDescription(wrong);
  await birth.press('Enter');
  await expect(birth).toBeFocused();
  await expect(birth).toHaveValue('31042000');
  await birth.fill('');
  await birth.pressSequentially('30042533');
  await birth.blur();
  await expect(birth).toHaveValue('Mon 30 Apr 1990');
  await expect(dialog.getByText(wrong)).toHaveCount(0);

  const button = dialog.getByRole('button', { name: 'Choose a date' }).first();
  await button.focus();
  await page.keyboard.press('Enter');
  const calendar = page.getByRole('dialog', { name: 'Choose a date' });
  await expect(calendar.getByRole('button', { name: 'Monday 30 April 1990' })).toBeFocused();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(calendar.getByRole('button', { name: 'Tuesday 1 May 1990' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(button).toBeFocused();
  await expect(birth).toHaveValue('Mon 30 Apr 1990');

  await button.click();
  await calendar.getByLabel('Year').selectOption('1984');
  await calendar.getByLabel('Month', { exact: true }).selectOption('February');
  await calendar.getByRole('button', { name: 'Wednesday 29 February 1984' }).click();
  await expect(calendar).toBeHidden();
  await expect(birth).toHaveValue('Wed 29 Feb 1984');
});

test('without scripts a date is sent as it stands, in the language of the page', async ({ anotherVisitor }) => {
  const page = await anotherVisitor({ javaScriptEnabled: false });
  await page.goto(`/vehicles?lang=th`);
  const vehicle = await freeVehicle(page, dates);
  await page.goto(`/vehicles/${vehicle.id}?${queryOf(dates)}`);
  const pickUp = page.locator('aside [name=pickupDate]');
  await expect(pickUp).toHaveValue(languages.th.shown);
  await expect(page.getByRole('button', { name: 'เลือกวันที่' })).toHaveCount(0);
  const shown = await pickUp.inputValue();
  await page.locator('aside form [type=submit]').click();
  await expect(page).toHaveURL(new RegExp(`pickupDate=${inDays(40)}`));
  await expect(page.locator('aside [name=pickupDate]')).toHaveValue(shown);
});
