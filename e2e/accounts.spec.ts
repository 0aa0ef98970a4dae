import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { objectionsInTheme } from './axe.ts';
import { bookDirectly } from './book-directly.ts';
import { formChecksItself } from './journey.ts';
import { query } from './journey-database.ts';
import { test } from './journey-test.ts';
import { linkTo, mailsTo } from './mails.ts';
import { open } from './open.ts';
import { admin, signIn as signInByRow, tokenOf } from './sign-in.ts';

const first = 'ferry under seven lanterns';
const second = 'nine herons by the weir';
const isAccessible = async (page: Page) => {
  expect(await objectionsInTheme(page)).toEqual([]);
};

/** A one-time code; `ahead` skips codes that are already used. */
const codeOf = (secret: string, { ahead = 0 } = {}) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * 30_000 });

const password = (page: Page, name = 'Password') => page.getByRole('textbox', { name, exact: true });

const signIn = async (page: Page, email: string, secret: string) => {
  await page.getByLabel('Email').fill(email);
  await password(page).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

const signOut = async (page: Page) => {
  await page.goto('/');
  await page.getByRole('banner').locator('summary').filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/login$/);
};

/** A customer account with an unknown password. */
const accountOf = (email: string) =>
  query(
    `insert into app_user (email, password_hash, first_name, last_name, role, email_verified, created_at)
     values ($1, 'unknown', 'Ploy', 'Nakarin', 'CUSTOMER', true, now())`,
    [email],
  );

/** The key of a mailed link. */
const keyOf = (link: string): string => /#token=([\w-]{43})$/.exec(link)?.[1] ?? link;

/** The addresses that a page asks from now on. */
const addressesOf = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  return sent;
};

/** Invites a staff member, as an admin. */
const invite = async (request: APIRequestContext, email: string) => {
  const made = await request.post('/api/users', {
    headers: await tokenOf(admin),
    data: { firstName: 'Ploy', lastName: 'Nakarin', email, role: 'STAFF', invite: true },
  });
  expect(made.status()).toBe(200);
};

test('a customer registers, confirms by mail, and signs in with two factors, also by a recovery code', async ({
  page,
  browser,
  request,
}) => {
  const email = 'hannah.joins@example.com';
  const { bookingNumber } = await bookDirectly(request, email, 40);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/register/);
  await formChecksItself(page);
  await page.getByLabel('First name').fill('Hannah');
  await page.getByLabel('Last name').fill('Keller');
  await page.getByLabel('Email').fill(email);
  const hint = /^At least 8 characters of any kind\. Common passwords, your name or email, and our name are too easy/;
  await expect(page.getByText(hint)).toBeVisible();
  await password(page).fill('password1234');
  await expect(page.getByText(/^Weak\. Easy to guess\./)).toBeVisible();
  await password(page).fill('hannahkeller');
  await expect(page.getByText(/^Weak\. It is too close to your name, your email or our name/)).toBeVisible();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('link', { name: 'Please accept the terms and the privacy notice' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^It is too close to your name/ })).toBeVisible();
  await expect(page.getByText(/^Weak\. It is too close/)).toHaveCount(0);
  await page.getByRole('checkbox', { name: /I accept the/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('link', { name: /^It is too close to your name/ })).toBeVisible();
  await password(page).fill(first);
  await expect(page.getByText(/^Strong\. At least 8 characters of any kind\. /)).toBeVisible();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await isAccessible(page);

  const link = await linkTo('/verify-email', email);
  await page.getByRole('link', { name: 'Sign in' }).last().click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await signIn(page, email, first);
  await expect(page).toHaveURL(/\/dashboard$/);

  const sent = addressesOf(page);
  const answer = await page.goto(link);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  const ownBookings = async (): Promise<string[]> => {
    const { data } = await (await page.request.get('/api/bookings/my-bookings')).json();
    return data.map((booking: { bookingNumber: string }) => booking.bookingNumber);
  };
  expect(await ownBookings()).toEqual([]);
  await expect(page).toHaveURL(/\/verify-email\?lang=en$/);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByText('bookings made with it are in your account now')).toBeVisible();
  expect(await ownBookings()).toEqual([bookingNumber]);
  expect(sent.length).toBeGreaterThan(1);
  expect(sent.filter((url) => url.includes(keyOf(link)))).toEqual([]);
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByText(`Your email ${email} is already confirmed.`)).toBeVisible();

  const begun = await page.request.post('/api/auth/two-factor', { data: { password: first } });
  const { secret } = (await begun.json()).data;
  const on = await page.request.post('/api/auth/two-factor/confirm', { data: { code: codeOf(secret) } });
  const [recoveryCode] = (await on.json()).data.recoveryCodes;
  await signOut(page);

  await page.goto('/login?returnTo=/contact');
  await signIn(page, email, first);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await code.fill('000 000');
  await expect(code).toHaveValue('000000');
  await page.keyboard.press('End');
  expect(await code.evaluate((input) => input.parentElement?.scrollLeft)).toBe(0);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('This code is not correct')).toBeVisible();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await isAccessible(page);
  await code.fill(codeOf(secret, { ahead: 1 }));
  await expect(code).not.toHaveAttribute('aria-invalid');
  await page.getByRole('checkbox', { name: 'Trust this computer for 30 days' }).check();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await signOut(page);
  await signIn(page, email, first);
  await expect(page).toHaveURL(/\/dashboard$/);

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto('/login');
  await signIn(plain, email, first);
  await plain.getByRole('button', { name: 'Use a recovery code' }).click();
  await plain.getByLabel('Recovery code').fill(recoveryCode);
  await plain.getByRole('button', { name: 'Confirm' }).click();
  await expect(plain).toHaveURL(/\/dashboard$/);
  await signOut(plain);
  await plain.context().close();
});

test('a forgotten password is chosen anew by mail, once; nobody learns who has an account', async ({
  page,
  browser,
}) => {
  const email = 'ploy.forgets@example.com';
  await accountOf(email);
  const ask = async (whose: string) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeVisible();
    await page.getByLabel('Email').fill(whose);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    return ((await page.getByRole('main').textContent()) ?? '').replace(whose, '');
  };
  expect(await ask(email)).toBe(await ask('nobody.forgets@example.com'));

  const link = await linkTo('/password-reset/confirm', email);
  expect(await mailsTo('nobody.forgets@example.com')).toEqual([]);
  await page.goto('/password-reset/confirm');
  await expect(page.getByRole('heading', { name: 'Please open the link in the email again' })).toBeVisible();
  await page.goto(`/password-reset/confirm?lang=en&token=${keyOf(link)}`);
  await expect(page).toHaveURL(/\/password-reset\/confirm\?lang=en$/);
  const field = password(page, 'New password');
  await expect(field).toBeVisible();
  const sent = addressesOf(page);
  await page.goto('/contact');
  const answer = await page.goto(link);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(page).toHaveURL(/\/password-reset\/confirm\?lang=en$/);
  await page.reload();
  await expect(field).toHaveAttribute('autocomplete', 'new-password');
  await field.fill('password1');
  await expect(page.getByText(/^Weak\. Easy to guess/)).toBeVisible();
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(second);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your new password is set')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  expect(page.url()).not.toContain('example.com');
  await password(page).fill(second);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(sent.filter((url) => url.includes(keyOf(link)))).toEqual([]);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link was used already' })).toBeVisible();
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(link);
  await plain.getByLabel('Link in the email').fill(new URL(link, plain.url()).href);
  await password(plain, 'New password').fill(second);
  await plain.getByRole('button', { name: 'Save password' }).click();
  await expect(plain.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
  await plain.context().close();
});

test('without scripts an invitation and an email are taken by the link that is pasted', async ({
  browser,
  request,
}) => {
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const paste = async (link: string) => {
    await plain.goto(link);
    await plain.getByLabel('Link in the email').fill(new URL(link, plain.url()).href);
  };
  const email = 'lek.pastes@example.com';
  await invite(request, email);
  await paste(await linkTo('/password-reset/confirm', email));
  await expect(plain.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await password(plain, 'New password').fill(first);
  await plain.getByRole('button', { name: 'Save password' }).click();
  await expect(plain.getByLabel('Email')).toHaveValue(email);
  await signIn(plain, email, first);
  await expect(plain).toHaveURL(/\/admin\/dashboard$/);

  const newcomer = 'hannah.pastes@example.com';
  const name = { firstName: 'Hannah', lastName: 'Keller' };
  await request.post('/api/auth/register', {
    data: { ...name, email: newcomer, password: second, acceptTerms: true },
  });
  await plain.context().clearCookies();
  await paste(await linkTo('/verify-email', newcomer));
  await password(plain, 'Password of the account').fill(second);
  await plain.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(plain.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await plain.context().close();
});

test('somebody of the staff is invited, changes a one-time password, and enrols where it is demanded', async ({
  page,
  request,
}) => {
  const email = 'ploy.works@example.com';
  await invite(request, email);
  await page.goto(await linkTo('/password-reset/confirm', email));
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await password(page, 'New password').fill(first);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await signIn(page, email, first);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);

  await query('update app_user set must_change_password = true where email = $1', [email]);
  await page.goto('/vehicles?sort=price-up');
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await formChecksItself(page);
  await password(page, 'Password you were given').fill('not the one');
  await password(page, 'New password').fill(second);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('This is not the password that you were given')).toBeVisible();
  await isAccessible(page);
  await password(page, 'Password you were given').fill(first);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL(/\/vehicles\?sort=price-up$/);
  await signOut(page);

  await query(`
    insert into setting ("group", value) values ('security', '{"enableTwoFactor": true}')
    on conflict ("group") do update set value = setting.value || '{"enableTwoFactor": true}'`);
  try {
    await signIn(page, email, second);
    await expect(page.getByRole('heading', { name: 'Set up two-factor sign-in' })).toBeFocused();
    await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    await isAccessible(page);
    const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await page.getByRole('textbox', { name: 'Code' }).fill('000000');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('This code is not correct')).toBeVisible();
    await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
    await isAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('recovery-codes.txt');
    await formChecksItself(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Please save the codes first')).toBeVisible();
    await page.getByRole('checkbox', { name: 'I have saved them' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
  } finally {
    await query(`update setting set value = value - 'enableTwoFactor' where "group" = 'security'`);
  }
});

test('after too many tries the page says for how long it is locked, whether or not there is an account', async ({
  page,
}) => {
  const email = 'nobody.guesses@example.com';
  for (let tries = 0; tries < 5; tries += 1)
    await page.request.post('/api/auth/login', { data: { email, password: 'a guess' } });
  await page.goto('/login');
  await signIn(page, email, 'another guess');
  await expect(
    page.getByText(/^Too many failed attempts\. Please wait 1[45] minutes, then try again\.$/),
  ).toBeVisible();
});

test('whoever signs in is told of a wrong password, is led to no other site, goes on when signed in, and signs out', async ({
  page,
}) => {
  await page.goto('/login?returnTo=https://evil.example/');
  await signIn(page, admin, 'not the password');
  await expect(page.getByText('Login failed')).toBeVisible();
  await password(page).fill('a bridge over the Chao Phraya');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  for (const elsewhere of ['//evil.example', '/\\evil.example', 'javascript:alert(1)', '/login']) {
    await page.goto(`/login?${new URLSearchParams({ returnTo: elsewhere })}`);
    await expect(page).toHaveURL('/admin/dashboard');
  }
  await page.goto('/login?returnTo=/contact');
  await expect(page).toHaveURL('/contact');
  await signOut(page);
});

test('the menu of an account opens by keyboard, closes on Escape, and on a phone shows the same ways', async ({
  page,
}) => {
  await signInByRow(page.context(), admin);
  // Before hydration, the menu opens, and only its own button closes it.
  await open(page, '/contact');
  const links = ['Back office', 'Dashboard', 'My bookings', 'Profile'];
  const name = page.getByRole('banner').locator('summary').filter({ visible: true });
  await name.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Account' });
  for (const link of links) await expect(menu.getByRole('link', { name: link })).toBeVisible();
  await isAccessible(page);
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Back office' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(name).toBeFocused();
  await name.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu).toBeHidden();

  await page.setViewportSize({ width: 320, height: 720 });
  await name.click();
  for (const link of links)
    await expect(page.getByRole('banner').getByRole('link', { name: link }).filter({ visible: true })).toBeVisible();
  await isAccessible(page);
});
