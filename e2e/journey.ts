import { expect, type Page } from '@playwright/test';
import { addDays } from '#kernel/calendar-date.ts';
import { shownDate } from '#web/ui/form/typed-date.ts';

/** Today's date in Bangkok, whatever the time zone of machine and browser. */
export const today = (): string => new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);

export const inDays = (days: number): string => addDays(today(), days);

/** The same day as a date field shows it. */
export const shownInDays = (days: number): string => shownDate(inDays(days), 'en');

export const cards = { good: '4242 4242 4242 4242', poor: '4111 1111 1114 0011' };

/** Searches from the home page: Suvarnabhumi, five days beginning in `start` days. Ends on the list. */
export const searchFromHome = async (page: Page, start: number): Promise<void> => {
  await page.goto('/');
  const form = page
    .getByRole('search')
    .or(page.getByRole('form', { name: 'Search vehicles' }))
    .first();
  await form.getByLabel('Pick-up location').selectOption({ label: 'Suvarnabhumi Airport' });
  await form.getByLabel('Pick-up date').fill(inDays(start));
  await form.getByLabel('Return date').fill(inDays(start + 5));
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/vehicles\?/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Showing');
};

/**
 * Waits for hydration, before which the browser's own validation blocks an empty form instead of showing our messages.
 */
export const formChecksItself = (page: Page) => expect(page.locator('main form[novalidate]').first()).toBeVisible();

/** Answers the question of the cover, which no step after the first opens without. */
export const chooseCover = (page: Page, name = 'No cover'): Promise<void> =>
  page.getByRole('radio', { name, exact: true }).check();

/** Opens the fields of places and dates, which are folded where the address has them. */
export const changeDates = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Change locations and dates' }).click();

/** Opens the wizard with the first vehicle of the list; returns its name. */
const selectFirst = async (page: Page): Promise<string> => {
  const select = page.getByRole('link', { name: /^Select / }).first();
  const name = ((await select.textContent()) ?? '').replace(/^Select\s+/, '');
  await select.click();
  await expect(page).toHaveURL(/\/booking\?/);
  await expect(page.getByText('Vehicle is available')).toBeVisible();
  await chooseCover(page);
  return name;
};

export const fillCustomer = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('First name').fill('Hannah');
  await page.getByLabel('Last name').fill('Keller');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone number').fill('+61 4 5550 0142');
  await page.getByLabel('Licence number').fill('NSW 1234 5678');
};

export const fillCard = async (page: Page, number: string): Promise<void> => {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12 / 2031');
  await page.getByLabel('Security code (CVV)').fill('123');
  await page.getByLabel('Cardholder name').fill('Hannah Keller');
};

/** Goes from the list to the payment step, which holds the vehicle; returns its name. */
export const holdFirst = async (page: Page, email: string): Promise<string> => {
  const name = await selectFirst(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillCustomer(page, email);
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible();
  await expect(page.getByText('The vehicle is held for you').first()).toBeVisible();
  return name;
};

export const pay = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: /I accept the/ }).check();
  await page.getByRole('button', { name: /^Pay ฿/ }).click();
};
