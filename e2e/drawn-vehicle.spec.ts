import { expect, type Page } from '@playwright/test';
import { test } from './journey-test.ts';
import { open } from './open.ts';
import { read } from './vehicle-page.ts';

type Drawn = { id: string; brand: string; model: string; seats: number };

/** The vehicle of the demo business with this model; its photographs are drawings. */
const vehicleOf = async (page: Page, model: string): Promise<Drawn> => {
  const all = await read<{ items: Drawn[] } | Drawn[]>(page, `/vehicles?search=${encodeURIComponent(model)}`);
  const vehicle = ('items' in all ? all.items : all).find((one) => one.model === model);
  if (!vehicle) throw new Error(`No ${model}`);
  return vehicle;
};

const pictures = (page: Page) => page.getByRole('list', { name: 'Pictures' });

for (const [model, views] of [
  ['Yaris', ['Toyota Yaris from the side', 'Toyota Yaris from behind', 'Cabin with 5 seats', 'Boot with 2 large bags']],
  [
    'Fortuner',
    ['Toyota Fortuner from the side', 'Toyota Fortuner from behind', 'Cabin with 7 seats', 'Boot with 1 large bag'],
  ],
  ['Staria', ['Hyundai Staria from the side', 'Hyundai Staria from behind', 'Cabin with 11 seats', 'Room for 6 bags']],
  [
    'PCX 160',
    [
      'Honda PCX 160 from the side',
      'Honda PCX 160 from behind',
      'Saddle with 2 seats',
      'Space under the seat, with a helmet',
    ],
  ],
] as const)
  test(`a ${model} without photographs is drawn from four sides, each with what is seen`, async ({ page }) => {
    const vehicle = await vehicleOf(page, model);
    await open(page, `/vehicles/${vehicle.id}`);
    await expect(pictures(page).getByRole('link')).toHaveCount(views.length);
    await expect(page.getByRole('img', { name: `${vehicle.brand} ${model}`, exact: true }).first()).toBeVisible();
    for (const [index, name] of views.entries()) {
      const link = pictures(page).getByRole('link', { name, exact: true });
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(link).toHaveAttribute('aria-current', 'true');
      await expect(page.locator('main p').getByText(name, { exact: true })).toBeVisible();
      const shown = page.getByRole('img', { name: index ? name : `${vehicle.brand} ${model}`, exact: true }).first();
      await expect(shown).toHaveAttribute('src', (await link.getAttribute('href')) ?? '');
      await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    }
  });

test('in Thai, the pictures say in Thai what is seen', async ({ page }) => {
  const { id } = await vehicleOf(page, 'Yaris');
  await open(page, `/vehicles/${id}?lang=th`);
  const links = page.getByRole('list', { name: 'รูปภาพ' }).getByRole('link');
  await expect(links.nth(1)).toHaveAccessibleName('Toyota Yaris ด้านหลัง');
  await expect(links.nth(2)).toHaveAccessibleName('ห้องโดยสาร 5 ที่นั่ง');
  await expect(links.nth(3)).toHaveAccessibleName('ท้ายรถใส่กระเป๋าใบใหญ่ 2 ใบ');
});

test('without scripts each drawing is a link to its picture', async ({ browser, page, baseURL }) => {
  const { id } = await vehicleOf(page, 'Yaris');
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const plain = await context.newPage();
  await plain.goto(`/vehicles/${id}`);
  await pictures(plain).getByRole('link', { name: 'Boot with 2 large bags' }).click();
  await expect(plain).toHaveURL(/\/drawings\/hatchback-boot\.svg\?paint=\w+&seats=5&luggage=2&litres=286$/);
  await context.close();
});
