import { expect, type Page, test } from '@playwright/test';
import { objectionsTo } from './axe.ts';
import { query } from './journey-database.ts';
import { open } from './open.ts';

const switched = async (isOn: boolean) => {
  await query(
    `insert into setting ("group", value, updated_at) values ('features', $1, now())
     on conflict ("group") do update set value = setting.value || excluded.value`,
    [JSON.stringify({ enableChatSupport: isOn })],
  );
};
test.beforeEach(() => switched(true));
test.afterEach(() => switched(false));

const button = (page: Page) => page.getByText('Chat', { exact: true });

test('the ways to chat are plain links to what is set, by mouse and keyboard, with nothing of theirs loaded', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url());
  });
  await open(page, '/');
  await button(page).focus();
  await button(page).press('Enter');
  const links = page
    .locator('details')
    .filter({ has: button(page) })
    .getByRole('link');
  await expect(links).toHaveText(['LINE', 'WhatsApp']);
  await expect(links.first()).toHaveAttribute('href', 'https://line.me/R/ti/p/%40saphan');
  await expect(links.last()).toHaveAttribute('href', 'https://wa.me/66815550199');
  await expect(links.first()).toHaveAttribute('rel', 'noopener noreferrer');
  expect(await objectionsTo(page, 'details')).toEqual([]);
  expect(foreign).toEqual([]);
});

test('switched off there is no button', async ({ page }) => {
  await switched(false);
  await open(page, '/');
  await expect(button(page)).toHaveCount(0);
});

test('on a phone it stands aside where a vehicle or the booking has its bar at the foot', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const [vehicle] = await query<{ id: string }>(`select id from vehicle where status = 'available' limit 1`);
  for (const path of [`/vehicles/${vehicle?.id}`, `/booking?vehicle=${vehicle?.id}`]) {
    await open(page, path);
    await expect(button(page)).toBeHidden();
  }
  await open(page, '/vehicles');
  await expect(button(page)).toBeVisible();
});
