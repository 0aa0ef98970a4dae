import { expect, type Page } from '@playwright/test';
import { query } from '../journey-database.ts';
import { test } from '../journey-test.ts';
import { mailsTo, textsTo } from '../mails.ts';
import { person, signIn, signInOn } from '../sign-in.ts';

const first = 'ferry under seven lanterns';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('what is sent without scripts after one was signed out was not saved, and the sign-in says so', async ({
  anotherVisitor,
}) => {
  const page = await anotherVisitor({ javaScriptEnabled: false });
  await signIn(page.context(), await person('CUSTOMER', 'Sends', 'Late'));
  await page.goto('/profile');
  await page.context().clearCookies();
  await press(page, 'Save personal data');
  await expect(page.getByText('Your last change was not saved.')).toBeVisible();
  await signInOn(page, 'sends.late@saphan.example');
  await expect(page).toHaveURL('/profile');
});

test('registering with an e-mail that has an account says the same, also without scripts; the mail alone tells', async ({
  browser,
}) => {
  const email = 'ploy.is-known@example.com';
  await accountOf(email);
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/register');
  await page.getByLabel('First name').fill('Somebody');
  await page.getByLabel('Last name').fill('Else');
  await page.getByLabel('Email').fill(email);
  await passwordOf(page).fill(first);
  await page.getByRole('checkbox', { name: /I accept the/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByText(`We have written to ${email}.`)).toBeVisible();
  await expect(page.getByText('You can sign in at once')).toBeVisible();
  await expect(async () => expect(await mailsTo(email)).toHaveLength(1)).toPass();
  expect((await textsTo(email))[0]).not.toContain('/verify-email');
  await page.context().close();
});

const passwordOf = (page: Page) => page.getByRole('textbox', { name: 'Password', exact: true });

/** A customer account with an unknown password. */
const accountOf = (email: string) =>
  query(
    `insert into app_user (email, password_hash, first_name, last_name, role, email_verified, created_at)
     values ($1, 'unknown', 'Ploy', 'Nakarin', 'CUSTOMER', true, now())`,
    [email],
  );
