import type { Page } from '@playwright/test';
import { makeStamp } from '#modules/contact/form-stamp.ts';
import { query } from './journey-database.ts';
import { admin, tokenOf } from './office-people.ts';

/** What the page says once a message is sent. */
export const success = 'Thank you. Your message is with us.';

/** A small page in the place of the map's site. */
export const withMap = (page: Page) =>
  page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>map</title><body>a map</body>' }),
  );

/** Fills in a message about a subject. */
export const fill = async (page: Page, subject: string) => {
  await page.getByLabel('Name').fill('Hannah Keller');
  await page.getByLabel('Email').fill('hannah@example.com');
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message').fill('We land at 08:35 with TG 466.\nCan the child seat be in the car already?');
};

/** As if the form was opened that long ago: what is sent within three seconds of it counts as sent by a robot. */
export const openedAgo = async (page: Page, ago: Temporal.DurationLike) => {
  const [form] = await query<{ key: Buffer }>('select key from contact_form_key');
  const stamp = makeStamp(form?.key ?? Buffer.of(), Temporal.Now.instant().subtract(ago));
  await page.locator('input[name=stamp]').evaluate((input: HTMLInputElement, value) => {
    input.value = value;
  }, stamp);
};

export const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

/** What the staff have of a subject. */
export const received = async ({ request }: Page, subject: string) => {
  const list = await request.get('/api/contact', { headers: await tokenOf(admin), params: { search: subject } });
  return (await list.json()).data;
};
