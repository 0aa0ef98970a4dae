import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { objectionsTo } from './axe.ts';
import { bookDirectly } from './book-directly.ts';
import { query } from './journey-database.ts';
import { person, signIn } from './office-people.ts';
import { open } from './open.ts';
import { test } from './visitors.ts';

let days = 40;
/** Nothing stays out: the vehicles are wanted by other journeys. */
test.afterEach(() =>
  query(
    `update booking set status = 'completed', returned_at = now() where email like 'signs.%' and returned_at is null`,
  ),
);

/** A booking whose vehicle is out. */
const out = async (request: APIRequestContext) => {
  days += 2;
  const { bookingId: id } = await bookDirectly(request, `signs.${days}@example.com`, days);
  await query(`update booking set hold_until = null, status = 'confirmed', picked_up_at = now() where id = $1`, [id]);
  return `/admin/bookings/${id}/agreement`;
};

const words = {
  en: { sign: 'Sign the agreement', name: 'Full name', byName: /^Without drawing/, anew: 'Sign anew' },
  th: { sign: 'ลงชื่อในสัญญา', name: 'ชื่อและนามสกุล', byName: /^ไม่วาดลายเซ็น/, anew: 'ลงชื่อใหม่' },
} as const;
const boxes = { en: 'Signature of the customer', th: 'ลายมือชื่อผู้เช่า' };

const draw = async (page: Page, language: 'en' | 'th') => {
  const box = page.getByRole('img', { name: boxes[language] });
  await box.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 8, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 3, y + height / 4, { steps: 5 });
  await page.mouse.move(x + width / 2, y + height / 1.5, { steps: 5 });
  await page.mouse.up();
};

for (const language of ['en', 'th'] as const)
  for (const theme of ['light', 'dark'] as const)
    for (const width of [390, 1440])
      test(`the agreement is whole and accessible unsigned, refused and signed, ${language}, ${theme}, at ${width} px`, async ({
        page,
        context,
        request,
        baseURL,
      }, info) => {
        test.slow();
        const path = await out(request);
        const cookies = Object.entries({ language, theme }).map(([name, value]) => ({
          name,
          value,
          url: baseURL ?? '',
        }));
        await context.addCookies(cookies);
        await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
        await page.setViewportSize({ width, height: 900 });
        const said = words[language];
        const sign = page.getByRole('button', { name: said.sign });
        const look = async (state: string) => {
          expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBeLessThanOrEqual(width);
          expect(await objectionsTo(page), state).toEqual([]);
          await page.screenshot({ path: info.outputPath(`${state}.png`), fullPage: true });
        };
        await open(page, path);
        await look('unsigned');
        await sign.click();
        await expect(page.getByRole('alert').first()).toBeVisible();
        await look('refused');
        await page.getByLabel(said.name).fill('Hannah Keller');
        if (theme === 'light') await draw(page, language);
        else await page.getByLabel(said.byName).check();
        await sign.click();
        await expect(page.getByRole('button', { name: said.anew })).toBeVisible();
        await expect(sign).toHaveCount(0);
        await look('signed');
      });

test('what was signed leads; signed anew by typing the name it is the second version, and the first stays', async ({
  page,
  context,
  request,
}) => {
  const path = await out(request);
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  await open(page, path);
  const box = page.getByRole('img', { name: boxes.en });
  const [ink, form] = await Promise.all([box.boundingBox(), page.locator('form').filter({ has: box }).boundingBox()]);
  expect((form?.width ?? 0) - (ink?.width ?? 0)).toBeLessThan(60);
  await page.getByLabel('Full name').fill('Hannah Keller');
  await draw(page, 'en');
  await page.getByRole('button', { name: 'Sign the agreement' }).click();
  const signed = page.getByRole('region', { name: 'Signed' });
  await expect(signed.getByText('Version 1, signed by hand')).toBeVisible();
  await page.getByRole('button', { name: 'Sign anew' }).click();
  await page.getByLabel('Full name').fill('Hannah M. Keller');
  await page.getByLabel(/^Without drawing/).check();
  await page.getByRole('button', { name: 'Sign the agreement' }).click();
  await expect(signed.getByText('Version 2, name typed')).toBeVisible();
  await expect(signed.getByText('Version 1, signed by hand')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign anew' })).toBeVisible();
});
