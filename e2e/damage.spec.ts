import { expect, type Page } from '@playwright/test';
import { accessibilityViolations } from './axe.ts';
import { pressDrawing } from './hand-over-pages.ts';
import { holdBack } from './hold-back.ts';
import { changeBooking, ownVehicle, query } from './journey-database.ts';
import { test } from './journey-test.ts';
import { open } from './open.ts';
import { bookPaid } from './paid-booking.ts';
import { person, signIn } from './sign-in.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const [begins, ends] = [`now() - interval '3 days'`, `now() + interval '2 hours'`];

/** The rental began three days ago, with a vehicle of its own and no cover for damage; it is out. */
const handedOver = async (id: string) =>
  changeBooking(
    id,
    `pick_up_at = ${begins}, picked_up_at = ${begins}, drop_off_at = ${ends}, blocked_until = ${ends} + interval '2 hours',
     sold_cover = null, insurance_package_id = null,
     vehicle_id = '${await ownVehicle()}'`,
  );

test('damage is set on the drawing at the return, stands on the vehicle, is claimed once, and is repaired', async ({
  page,
  context,
  anotherVisitor,
}) => {
  test.slow();
  const { id, accessToken } = await bookPaid(page, 171, `damage.${Date.now()}@example.com`);
  await handedOver(id);
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  await open(page, `/admin/bookings/${id}/hand-over?kind=return`);
  await pressDrawing(page, 0.2, 0.5);
  const added = page.getByRole('group', { name: /^New damage/ });
  await expect(added.getByLabel('Place')).toHaveValue('left');
  await expect(added.getByLabel('Kind')).toBeFocused();
  await page.getByRole('button', { name: 'Mark as Returned' }).click();
  await expect(page.getByRole('alert')).toContainText('Please choose place, kind and size of each new damage');
  await added.getByLabel('Kind').selectOption('Dent');
  await page.reload();
  await added.getByLabel('Size').selectOption('Medium, up to a hand');
  await expect(added.getByLabel('Kind')).toHaveValue('dent');
  await expect(page.getByRole('button', { name: /: Left side: dent, medium$/ })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  const buffer = await page.screenshot();
  const file = { name: 'left.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Left side', { exact: true }).setInputFiles(file);
  await expect(page.getByRole('img', { name: 'Left side', exact: true })).toBeVisible();
  await page.getByLabel('Mileage in km').fill('161504');
  await page.getByRole('radio', { name: '7 of 8' }).check();
  await page.getByRole('button', { name: 'Mark as Returned' }).click();
  const ask = page.getByRole('dialog', { name: 'Mark as Returned?' });
  const panel = page.getByRole('complementary');
  await expect(ask.or(panel)).toBeVisible();
  if (await ask.isVisible()) await ask.getByRole('button', { name: 'Mark as Returned' }).click();
  await expect(panel.getByText('Completed', { exact: true })).toBeVisible();

  await panel.getByRole('button', { name: 'Make a claim' }).click();
  const form = page.getByRole('dialog', { name: 'Make a claim' });
  // The proposal comes when somebody is about to type an amount of their own.
  const letProposalArrive = await holdBack(page, '**/claim-proposal?*');
  await form.getByLabel('What for').selectOption('Damage');
  // The one damage that the rental brought is chosen already.
  await expect(form.getByLabel('Damage of this rental').locator('option:checked')).toHaveText(
    'Left side: dent, medium',
  );
  await form.getByLabel('Amount in baht').focus();
  letProposalArrive();
  await expect(form.getByText('From the price list. You may change it.')).toBeVisible();
  await expect(form.getByLabel('Amount in baht')).not.toHaveValue('');
  await page.keyboard.type('4500');
  await expect(form.getByLabel('Amount in baht')).toHaveValue('4500');
  await form.getByLabel('What happened').fill('A dent in the left door');
  await form.getByRole('checkbox').first().check();
  await form.getByRole('button', { name: 'Send to the customer' }).click();
  await expect(form).toHaveCount(0);
  await expect(panel.getByRole('paragraph').filter({ hasText: 'Left side: dent, medium' })).toBeVisible();
  await panel.getByRole('button', { name: 'Make a claim' }).click();
  await form.getByLabel('What for').selectOption('Damage');
  const offered = form.getByRole('option', { name: 'Left side: dent, medium (claimed already)' });
  await expect(offered).toBeDisabled();
  expect(await claimedAgain(page, id)).toMatchObject({ fields: { damageId: { code: 'claim.damage-claimed' } } });

  const customer = await anotherVisitor();
  await open(customer, `/booking/manage/${id}#access=${accessToken}`);
  await expect(customer.getByRole('region', { name: 'We ask you to pay' })).toContainText('Left side: dent, medium');
  await expect(customer.getByRole('heading', { name: 'New at the return' })).toBeVisible();
  expect(await accessibilityViolations(customer)).toEqual([]);

  const [booking] = await query<{ vehicle_id: string; reference: string }>(
    'select vehicle_id, reference from booking where id = $1',
    [id],
  );
  await open(page, `/admin/vehicles/${booking?.vehicle_id}`);
  const pin = page.getByRole('button', { name: /: Left side: dent, medium$/ }).last();
  await expect(pin).toBeVisible();
  await expect(page.getByRole('link', { name: `Booking ${booking?.reference}` })).toHaveAttribute(
    'href',
    `/admin/bookings/${id}`,
  );
  await page.getByRole('button', { name: 'Mark as repaired: Left side: dent, medium' }).click();
  const repair = page.getByRole('dialog', { name: 'Mark as repaired' });
  await repair.getByLabel('What was done').fill('Door pressed out');
  await repair.getByRole('button', { name: 'Mark as repaired' }).click();
  await expect(page.getByText('Marked as repaired')).toBeVisible();
  await expect(page.getByRole('button', { name: /: Left side: dent, medium$/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show repaired damage' }).click();
  await expect(page.getByText(/Door pressed out/)).toBeVisible();
});

/** Claims what was claimed already, past the form. */
const claimedAgain = (page: Page, id: string) =>
  page.evaluate(async (bookingId) => {
    const read = async (path: string) => (await fetch(`/api/bookings/${bookingId}/${path}`)).json();
    const { data: damage } = await read('damage');
    const { data: claims } = await read('claims');
    const body = {
      ...{ kind: 'damage', amount: 10, isTaxed: false, text: 'The same dent' },
      ...{ photos: claims[0].photos, damageId: damage.atReturn[0].id },
    };
    const reply = await fetch(`/api/admin/bookings/${bookingId}/claims`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(body),
    });
    return reply.json();
  }, id);
