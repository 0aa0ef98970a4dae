import { expect, type Page } from '@playwright/test';
import { rentInTwoHours } from './journey-database.ts';
import { test } from './journey-test.ts';
import { open } from './open.ts';
import { bookPaid } from './paid-booking.ts';
import { admin, signIn } from './sign-in.ts';

const english = (page: Page) => page.getByLabel('English text');
const thai = (page: Page) => page.getByLabel('Thai text');
const consent = (page: Page) => page.getByRole('checkbox', { name: /fines, tolls, damage and the like/ });

test('an admin writes the next version of the agreement’s text, sees it printed, and what is signed afterwards carries it', async ({
  page,
  context,
  anotherVisitor,
}) => {
  const booked = await bookPaid(page, 161, 'hannah.reads@example.com');
  await rentInTwoHours(booked.id);
  const customer = await anotherVisitor();
  await customer.goto(`/booking/manage/${booked.id}#access=${booked.accessToken}`);
  await customer.getByRole('button', { name: 'Read and sign' }).click();
  const paper = customer.getByRole('dialog', { name: 'Rental agreement' });
  await expect(paper.getByText('The vehicle comes back with as much fuel')).toBeVisible();

  await signIn(context, admin);
  await open(page, '/admin/agreement-text');
  await expect(page.getByText('A lawyer must read this text')).toBeVisible();
  const versions = page.getByRole('region', { name: 'Versions' });
  await expect(versions.getByRole('link', { name: /Version 1 Valid now 12 open points/ })).toBeVisible();
  await page.getByRole('link', { name: 'New version' }).click();
  await expect(english(page)).toHaveValue(/The vehicle comes back with as much fuel/);
  await english(page).fill('# Fuel\n\nThe tank comes back full.\n\nThe deposit is {{deposits}}.');
  await page.getByRole('button', { name: 'Preview (PDF)' }).click();
  await expect(page.getByText('There is no placeholder {{deposits}}')).toBeVisible();
  await english(page).fill('# Fuel\n\nThe tank comes back full.\n\nThe deposit is {{deposit}}.');
  await page.getByRole('button', { name: 'Preview (PDF)' }).click();
  await expect(page.getByText(/they differ from part 1 on/)).toBeVisible();
  await thai(page).fill('# น้ำมัน\n\nคืนรถโดยมีน้ำมันเต็มถัง\n\nเงินประกัน {{deposit}}');
  const printed = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Preview (PDF)' }).click();
  expect((await printed).suggestedFilename()).toBe('rental-agreement-example.pdf');

  await page.getByRole('checkbox', { name: 'The vehicle with its plate, condition and mileage' }).check();
  await expect(page.getByText('11 points of the list are still open')).toBeVisible();
  await page.getByRole('radio', { name: 'From a chosen moment' }).check();
  await expect(page.getByRole('button', { name: 'Save as version 2' })).toBeDisabled();
  await page.getByRole('radio', { name: 'From now on' }).check();
  await page.getByRole('button', { name: 'Save as version 2' }).click();
  await expect(versions.getByRole('link', { name: /Version 2 Valid now 11 open points/ })).toContainText(
    '0 agreements signed',
  );
  await expect(versions.getByRole('link', { name: /Version 1 Earlier/ })).toBeVisible();
  await expect(page.getByText('A lawyer must read this text')).toBeHidden();

  // Who read the older text reads the new one before they sign.
  await paper.getByLabel('Full name').fill('Hannah Keller');
  await paper.getByRole('checkbox', { name: /the name typed here is the signature/ }).check();
  await paper.getByRole('button', { name: 'Sign the agreement' }).click();
  await expect(paper.getByText('The terms have changed in the meantime.')).toBeVisible();
  await expect(paper.getByText('The tank comes back full.')).toBeVisible();
  await expect(consent(customer)).not.toBeChecked();
  await consent(customer).check();
  await paper.getByRole('button', { name: 'Sign the agreement' }).click();
  await expect(customer.getByText(/^You signed it on /)).toBeVisible();

  await open(page, `/admin/bookings/${booked.id}/agreement`);
  const signed = page.getByRole('region', { name: 'Signed' });
  await expect(signed).toContainText('text version 2, agrees to charges after the return');
  await open(page, '/admin/agreement-text?version=1');
  await expect(versions.getByRole('link', { name: /Version 2/ })).toContainText('1 agreement signed');
  await expect(page.getByText('The vehicle comes back with as much fuel')).toBeVisible();
});
