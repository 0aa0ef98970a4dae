import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { objectionsInTheme } from './axe.ts';
import { bookDirectly, cancelDirectly } from './book-directly.ts';
import { whileFailing } from './failing.ts';
import { chooseCover, formChecksItself, inDays, shownInDays } from './journey.ts';
import { query } from './journey-database.ts';
import { test } from './journey-test.ts';
import { linkTo, textsTo } from './mails.ts';
import { hydrated, open } from './open.ts';
import { letProofsAge, password, person, signIn, signInOn, tokenOf } from './sign-in.ts';
import { openWizard } from './wizard-pages.ts';

const sameSite = { 'sec-fetch-site': 'same-origin' };
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const secret = (page: Page, name: string, field = 'Current password') =>
  section(page, name).getByRole('textbox', { name: field, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const isAccessible = async (page: Page) => {
  expect(await objectionsInTheme(page)).toEqual([]);
};

const register = async ({ request }: Page, email: string): Promise<void> => {
  const data = { firstName: 'Mali', lastName: 'Suksan', email, password, acceptTerms: true };
  const made = await request.post('/api/auth/register', { headers: sameSite, data });
  expect(made.status()).toBe(200);
};

test('one’s own pages open for nobody else: they lead to sign in and back', async ({ page }) => {
  const email = await person('CUSTOMER', 'Closed', 'Pages');
  for (const path of ['/dashboard', '/bookings?page=2', '/profile', '/profile/sign-in']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?${new URLSearchParams({ returnTo: path })}`);
  }
  await signInOn(page, email);
  await expect(page).toHaveURL('/profile/sign-in');
  await page.goto('/account-deleted');
  await expect(page).toHaveURL('/dashboard');
});

test('what a guest booked is in the account once the e-mail is confirmed, and opens from the list', async ({
  page,
  request,
}) => {
  const email = 'mali.who-joins-with-a-long-address@example.com';
  const asGuest = await bookDirectly(request, email, 50);
  await register(page, email);
  await signIn(page.context(), email);
  await page.goto('/dashboard');
  await expect(page.getByText('Nothing is booked at the moment.')).toBeVisible();
  await expect(page.getByText(`We will send a link to ${email}.`)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 720 });
  for (const path of ['/dashboard', '/profile/sign-in', '/bookings']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320]);
  }
  await expect(page.getByRole('heading', { name: 'No bookings yet' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.goto(await linkTo('/verify-email', email));
  await press(page, 'Confirm my email');
  await expect(page.getByText('bookings made with it are in your account now')).toBeVisible();
  const later = await bookDirectly(page.request, email, 60);
  await page.goto('/dashboard');
  await expect(page.getByText(/^Your booking of the .+ begins in 50 days\.$/)).toBeVisible();
  await expect(page.getByText('Please confirm your email')).toBeHidden();
  await page.getByRole('link', { name: 'And 1 more booking' }).click();
  await expect(page.getByRole('heading', { name: 'Your bookings' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article').first()).toContainText(asGuest.bookingNumber);
  await expect(page.getByRole('article').last()).toContainText(later.bookingNumber);

  await page.getByRole('link', { name: `Change or cancel, ${asGuest.bookingNumber}` }).click();
  await expect(page.getByRole('main')).toContainText(asGuest.bookingNumber);
  await page.goto(`/bookings/${later.bookingId}`);
  await expect(page.getByRole('main')).toContainText(later.bookingNumber);

  const extras = await withExtras(page, later.bookingId);
  await cancelDirectly(page.request, later);
  await page.goto('/bookings');
  await expect(page.getByRole('article')).toHaveCount(1);
  const past = page.getByRole('region', { name: 'Past' });
  await expect(past).toContainText(later.bookingNumber);
  await past.getByRole('link', { name: /^Book again/ }).click();
  const rental = `pickupDate=${inDays(60)}&pickupTime=10%3A00&returnDate=${inDays(63)}&returnTime=10%3A00`;
  await expect(page).toHaveURL(new RegExp(`/booking\\?vehicle=${extras.vehicleId}&location=.+&${rental}.*&step=1`));
  await expect(page.getByRole('radio', { name: 'Super cover', exact: true })).toBeChecked();
  const camera = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Dash camera' }) });
  await expect(camera.getByRole('status')).toHaveText('2');
});

/** Adds two dash cameras and the super cover to a booking, as staff do. */
const withExtras = async ({ request }: Page, id: string) => {
  const headers = await tokenOf(await person('STAFF', 'Ploy', 'Nakarin'));
  const read = async (path: string) => (await (await request.get(path, { headers })).json()).data;
  const named = async (path: string, name: string) =>
    (await read(path)).find((one: { name: string }) => one.name === name).id;
  const { version, vehicleId } = await read(`/api/admin/bookings/${id}`);
  const selectedAddons = [{ addonId: await named('/api/addons', 'Dash camera'), quantity: 2 }];
  const selectedInsurance = { packageId: await named('/api/insurance/packages', 'Super cover'), payAt: 'online' };
  const change = async (more: object) => {
    const data = { version, selectedAddons, selectedInsurance, ...more };
    const changed = await request.put(`/api/admin/bookings/${id}`, { headers, data });
    expect(changed.status(), await changed.text()).toBe(200);
    return (await changed.json()).data.quote.total;
  };
  await change({ totalAmount: await change({ dryRun: true }) });
  return { vehicleId: String(vehicleId) };
};

test('personal data and licence are saved, wrong ones named, and the wizard has them already', async ({ page }) => {
  await signIn(page.context(), await person('CUSTOMER', 'Saves', 'Profile'));
  await page.goto('/profile');
  await formChecksItself(page);
  const own = section(page, 'Personal data');
  await own.getByLabel('First name').fill('');
  await own.getByLabel('Date of birth').fill(inDays(3));
  await press(page, 'Save personal data');
  await expect(own.getByText('First name is required')).toBeVisible();
  await expect(own.getByLabel('First name')).toBeFocused();
  await isAccessible(page);
  await own.getByLabel('First name').fill('Mali');
  await own.getByLabel('Phone number').fill('081 555 0142');
  await press(page, 'Save personal data');
  await expect(own.getByText('Please enter a date in the past')).toBeVisible();
  await own.getByLabel('Date of birth').fill('1990-12-31');
  await own.getByLabel('City or district').fill('Bang Rak');
  await press(page, 'Save personal data');
  await expect(page.getByText('Personal data saved')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Mali').filter({ visible: true })).toBeVisible();

  await page.getByLabel('Licence number').fill('BKK 5678');
  await page.getByLabel('Valid until').fill(inDays(-2));
  await press(page, 'Save licence');
  await expect(page.getByText('This licence has expired')).toBeVisible();
  await page.getByLabel('Valid until').fill(inDays(700));
  await press(page, 'Save licence');
  await expect(page.getByText('This licence has expired')).toBeHidden();
  await expect(page.getByText('Licence saved')).toBeVisible();
  await page.reload();
  await expect(own.getByLabel('City or district')).toHaveValue('Bang Rak');
  await expect(page.getByLabel('Valid until')).toHaveValue(shownInDays(700));

  await whileFailing(['GET /auth/profile'], async () => {
    await open(page, '/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Failed to load user profile');
  });
  await press(page, 'Try again');
  await expect(own.getByLabel('First name')).toHaveValue('Mali');

  await openWizard(page, 70);
  await press(page, 'Continue');
  await expect(page.getByLabel('First name')).toHaveValue('Mali');
  await expect(page.getByLabel('Email')).toHaveValue('saves.profile@saphan.example');
  await expect(page.getByLabel('Phone number')).toHaveValue('081 555 0142');
  await expect(page.getByLabel('Licence number')).toHaveValue('BKK 5678');
});

/** From the first step, where a tab without an answer about the cover begins. */
const toCustomerStep = async (tab: Page) => {
  await hydrated(tab);
  await chooseCover(tab);
  await press(tab, 'Continue');
};

test('what one person typed in the booking is not shown to the next who signs in, in no tab', async ({ page }) => {
  const [anna, bob] = [await person('CUSTOMER', 'Anna', 'Types'), await person('CUSTOMER', 'Bob', 'Follows')];
  const licence = (tab: Page) => tab.getByLabel('Licence number');
  await signIn(page.context(), anna);
  await openWizard(page, 75);
  await press(page, 'Continue');
  const second = await page.context().newPage();
  await second.goto(page.url());
  await toCustomerStep(second);
  for (const tab of [page, second]) {
    await expect(tab.getByLabel('First name')).toHaveValue('Anna');
    await expect(tab.getByLabel('Last name')).toHaveValue('Types');
    await expect(tab.getByLabel('Email')).toHaveValue(anna);
    await expect(tab.getByLabel('Phone number')).toHaveValue('');
    await licence(tab).fill('ANNA 1234');
    await tab.reload();
    await expect(licence(tab)).toHaveValue('ANNA 1234');
  }

  const address = page.url();
  await open(page, '/dashboard');
  await page.getByRole('banner').getByText('Anna').filter({ visible: true }).first().click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => sessionStorage.getItem('booking-draft'))).toBeNull();
  await signInOn(page, bob);
  await expect(page).toHaveURL('/dashboard');
  await page.goto(address);
  await second.reload();
  for (const tab of [page, second]) {
    await toCustomerStep(tab);
    await expect(tab.getByLabel('First name')).toHaveValue('Bob');
    await expect(licence(tab)).toHaveValue('');
  }
});

test('the language of an account is that of its pages, chosen there or above a page, also without scripts', async ({
  anotherVisitor,
}) => {
  const page = await anotherVisitor({ javaScriptEnabled: false });
  await signIn(page.context(), await person('CUSTOMER', 'Speaks', 'Thai'));
  await page.goto('/profile');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('th');
  await press(page, 'Save language');
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  await page.getByLabel('รหัสผ่านของคุณ').fill('not the password');
  await press(page, 'ลบบัญชีของฉัน');
  await expect(page.getByText('รหัสผ่านไม่ถูกต้อง')).toBeVisible();
  await page.getByLabel('ชื่อ', { exact: true }).fill('มะลิ');
  await press(page, 'บันทึกข้อมูลส่วนตัว');
  await expect(page.getByText('บันทึกข้อมูลส่วนตัวแล้ว')).toBeVisible();
  await page
    .getByRole('button', { name: /English/ })
    .first()
    .click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
});

test('another password signs out everywhere else, and sessions are ended one by one', async ({
  page,
  anotherVisitor,
}) => {
  const email = await person('CUSTOMER', 'Changes', 'Password');
  const another = 'nine herons by the weir';
  const phone = await anotherVisitor();
  const tablet = await anotherVisitor();
  for (const one of [page, phone, tablet]) await signIn(one.context(), email);
  await tablet.goto('/profile');
  await expect(tablet.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await page.goto('/profile/sign-in');
  const list = section(page, 'Where you are signed in');
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list.getByText('This device')).toHaveCount(1);
  await list
    .getByRole('button', { name: /^Sign out:/ })
    .first()
    .click();
  await expect(list.getByText('Signed out')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await tablet.goto('/profile');
  await expect(tablet).toHaveURL('/login?returnTo=%2Fprofile');
  await phone.goto('/profile');
  await expect(phone).toHaveURL('/profile');

  await formChecksItself(page);
  await press(page, 'Change password');
  await expect(secret(page, 'Password')).toBeFocused();
  await expect(section(page, 'Password').getByText('Password is required').first()).toBeVisible();
  await secret(page, 'Password').fill('not the password');
  await secret(page, 'Password', 'New password').fill(another);
  await press(page, 'Change password');
  await expect(section(page, 'Password').getByText('This is not your password')).toBeVisible();
  await secret(page, 'Password').fill(password);
  await press(page, 'Change password');
  await expect(page.getByText('Password changed. You are signed out everywhere else.')).toBeVisible();
  await expect(secret(page, 'Password', 'New password')).toHaveValue('');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await phone.goto('/profile');
  await expect(phone).toHaveURL('/login?returnTo=%2Fprofile');
  await phone.getByLabel('Email').fill(email);
  await phone.getByLabel('Password', { exact: true }).fill(another);
  await press(phone, 'Sign in');
  await expect(phone).toHaveURL('/profile');

  await page.reload();
  await press(page, 'Sign out everywhere else');
  await expect(page.getByText('Signed out everywhere else', { exact: true })).toBeVisible();
  await phone.reload();
  await expect(phone).toHaveURL('/login?returnTo=%2Fprofile');
});

test('an account is under another e-mail once the link to it is used', async ({ page }) => {
  const email = await person('CUSTOMER', 'Moves', 'Email');
  await signIn(page.context(), email);
  await letProofsAge(email);
  await page.goto('/profile/sign-in');
  await page.getByLabel('New email').fill('mali.moved@example.com');
  await press(page, 'Send the link');
  await expect(section(page, 'Email').getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible();
  await isAccessible(page);
  await secret(page, 'Email').fill('not the password');
  await press(page, 'Confirm and continue');
  await expect(section(page, 'Email').getByText('This is not your password')).toBeVisible();
  await secret(page, 'Email').fill(password);
  await press(page, 'Confirm and continue');
  await expect(page.getByText('If the email can be used, a link is on its way to it')).toBeVisible();
  await expect(section(page, 'Email').getByText(email, { exact: true })).toBeVisible();
  await page.goto(await linkTo('/verify-email', 'mali.moved@example.com'));
  await press(page, 'Confirm my email');
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await page.goto('/profile/sign-in');
  await expect(section(page, 'Email').getByText('mali.moved@example.com', { exact: true })).toBeVisible();
  await expect(section(page, 'Email').getByText('Confirmed', { exact: true })).toBeVisible();
});

test('without scripts a session is ended by the password too, once the proof of this one is old', async ({
  anotherVisitor,
}) => {
  const email = await person('CUSTOMER', 'Ends', 'Sessions');
  const page = await anotherVisitor({ javaScriptEnabled: false });
  const phone = await anotherVisitor();
  for (const one of [phone, page]) await signIn(one.context(), email);
  await letProofsAge(email);
  await page.goto('/profile/sign-in');
  const list = section(page, 'Where you are signed in');
  await list.getByRole('button', { name: /^Sign out:/ }).click();
  await secret(page, 'Where you are signed in').fill(password);
  await press(page, 'Confirm and continue');
  await expect(list.getByText('Signed out')).toBeVisible();
  await phone.goto('/profile');
  await expect(phone).toHaveURL('/login?returnTo=%2Fprofile');
});

test('a second step is switched on, asked for at the next sign-in, renewed and switched off', async ({
  page,
  anotherVisitor,
}) => {
  const email = await person('CUSTOMER', 'Two', 'Factors');
  await signIn(page.context(), email);
  await page.goto('/profile/sign-in');
  const step = section(page, 'Two-factor sign-in');
  await secret(page, 'Two-factor sign-in').fill(password);
  await press(page, 'Set up two-factor sign-in');
  await expect(step.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await isAccessible(page);
  const shared = ((await step.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await step.getByRole('textbox', { name: 'Code' }).fill('000000');
  await press(page, 'Confirm');
  await expect(step.getByText('This code is not correct')).toBeVisible();
  await step.getByRole('textbox', { name: 'Code' }).fill(new TOTP({ secret: shared }).generate());
  await press(page, 'Confirm');
  await expect(step.getByText('Two-factor sign-in is on', { exact: true })).toBeVisible();
  const codes = step.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const old = (await codes.first().textContent()) ?? '';
  await isAccessible(page);

  await step.getByText('New recovery codes').click();
  await press(page, 'Show new codes');
  await expect(step.getByText('These are your new recovery codes')).toBeVisible();
  await expect(codes).toHaveCount(10);
  const [fresh = '', another = ''] = await codes.allTextContents();

  const phone = await anotherVisitor({ javaScriptEnabled: false });
  await phone.goto('/login');
  await signInOn(phone, email);
  await expect(phone.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await press(phone, 'Use a recovery code');
  await phone.getByLabel('Recovery code').fill(old);
  await press(phone, 'Confirm');
  await expect(phone.getByText('This code is not correct')).toBeVisible();
  await phone.getByLabel('Recovery code').fill(fresh);
  await press(phone, 'Confirm');
  await expect(phone).toHaveURL('/dashboard');

  await page.reload();
  await letProofsAge(email);
  await step.getByText('Switch off two-factor sign-in').click();
  await press(page, 'Switch off');
  await secret(page, 'Two-factor sign-in').fill(password);
  await step.getByLabel('Code from your authenticator app, or a recovery code').fill(fresh);
  await press(page, 'Confirm and continue');
  await expect(step.getByText('This code is not correct')).toBeVisible();
  await secret(page, 'Two-factor sign-in').fill(password);
  await step.getByLabel('Code from your authenticator app, or a recovery code').fill(another);
  await press(page, 'Confirm and continue');
  await expect(step.getByText('Two-factor sign-in is off')).toBeVisible();
  const tablet = await anotherVisitor();
  await tablet.goto('/login');
  await signInOn(tablet, email);
  await expect(tablet).toHaveURL('/dashboard');
});

test('one’s data come as a file, and an account ends when nothing is ahead', async ({ page }) => {
  const email = await person('CUSTOMER', 'Takes', 'Leave');
  await signIn(page.context(), email);
  const ahead = await bookDirectly(page.request, email, 80);
  await page.goto('/profile');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('saphan-my-data.json');
  const saved = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(saved.profile).toMatchObject({ email, firstName: 'Takes' });
  expect(JSON.stringify(saved.bookings)).toContain(ahead.bookingNumber);

  const end = async () => {
    await formChecksItself(page);
    await page.getByLabel('Your password, so that we know it is you').fill(password);
    await press(page, 'Delete my account');
    await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
  };
  await end();
  await isAccessible(page);
  await press(page, 'Keep my account');
  await expect(page.getByRole('dialog')).toBeHidden();
  await end();
  await press(page, 'Delete it for good');
  await expect(page.getByRole('alert')).toContainText('You have open bookings.');
  await page.getByRole('link', { name: 'See your bookings' }).click();
  await expect(page).toHaveURL('/bookings');
  await cancelDirectly(page.request, ahead);
  await page.goto('/profile');
  await end();
  await press(page, 'Delete it for good');
  await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeVisible();
  await expect(page).toHaveURL('/account-deleted');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' }).filter({ visible: true })).toBeVisible();
  await expect(async () => expect((await textsTo(email)).join()).toContain('Your account was deleted')).toPass();
  await page.goto('/login');
  await signInOn(page, email);
  await expect(page.getByText('Email and password do not match.')).toBeVisible();
});

test('points of a finished rental are told, offered and spent, and come back with a cancellation', async ({ page }) => {
  await rewards(true);
  try {
    const email = await person('CUSTOMER', 'Faithful', 'Customer');
    await query('update app_user set email_verified = true where email = $1', [email]);
    await signIn(page.context(), email);
    const { bookingId } = await bookDirectly(page.request, email, 60);
    await query(
      `update booking set status = 'completed', earns_points = true, paid_satang = 535000, hold_until = null where id = $1`,
      [bookingId],
    );

    await page.goto('/dashboard');
    const points = page.getByRole('region', { name: 'Loyalty points' });
    await expect(points.getByText('53 points', { exact: true })).toBeVisible();
    expect(await objectionsInTheme(page)).toEqual([]);

    await openWizard(page, 75);
    const offer = page.getByRole('checkbox', { name: 'Use my points: 53 (up to ฿53 off)' });
    await offer.check();
    await expect(page.getByText('53 points').first()).toBeVisible();
    expect(await objectionsInTheme(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Phone number').fill('081 555 0142');
    await page.getByLabel('Licence number').fill('NSW 1234 5678');
    await page.getByRole('button', { name: 'Proceed to Payment' }).click();
    await expect(page.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible();

    await open(page, '/dashboard');
    await expect(points.getByText('0 points', { exact: true })).toBeVisible();
    const [held] = await query<{ id: string }>(
      `select id from booking where email = $1 and status = 'pending' order by created_at desc limit 1`,
      [email],
    );
    const cancelled = await page.request.post(`/api/bookings/${held?.id}/cancel`, {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: {},
    });
    expect(cancelled.status()).toBe(200);
    await page.reload();
    await expect(points.getByText('53 points', { exact: true })).toBeVisible();
  } finally {
    await rewards(false);
  }
});

/** Switches the loyalty programme on or off. */
const rewards = (isOn: boolean) =>
  query(
    `insert into setting ("group", value, updated_at) values ('features', $1, now())
     on conflict ("group") do update set value = setting.value || excluded.value`,
    [JSON.stringify({ enableLoyaltyProgram: isOn })],
  );
