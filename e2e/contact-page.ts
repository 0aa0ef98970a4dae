import type { Page } from '@playwright/test';
import { makeStamp } from '#modules/contact/form-stamp.ts';
import { query } from './journey-database.ts';
import { admin, tokenOf } from './sign-in.ts';

/** The confirmation after a message was sent. */
export const success = 'Thank you. Your message is with us.';

/** Replaces the map's site with a small page. */
export const withMap = (page: Page) =>
  page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>map</title><body>a map</body>' }),
  );

/** Fills in the contact form with a subject. */
export const fill = async (page: Page, subject: string) => {
  await page.getByLabel('Name').fill('Hannah Keller');
  await page.getByLabel('Email').fill('hannah@example.com');
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message').fill('We land at 08:35 with TG 466.\nCan the child seat be in the car already?');
};

/**
 * Sends the form; `openedAgo` backdates its opening, since a form sent within three seconds counts as sent by a robot.
 * Stamp and click happen in one task, because rerendering the form would restore its own stamp.
 */
export const send = async (page: Page, { openedAgo }: { openedAgo?: Temporal.DurationLike } = {}): Promise<void> => {
  const button = page.locator('form[method=post] button[type=submit]').last();
  if (!openedAgo) return button.click();
  const [form] = await query<{ key: Buffer }>('select key from contact_form_key');
  const stamp = makeStamp(form?.key ?? Buffer.of(), Temporal.Now.instant().subtract(openedAgo));
  await button.evaluate((pressed: HTMLButtonElement, value) => {
    const input = pressed.form?.elements.namedItem('stamp');
    if (input instanceof HTMLInputElement) input.value = value;
    pressed.click();
  }, stamp);
};

/** The messages with a subject, as staff receive them. */
export const received = async ({ request }: Page, subject: string) => {
  const list = await request.get('/api/contact', { headers: await tokenOf(admin), params: { search: subject } });
  return (await list.json()).data;
};
