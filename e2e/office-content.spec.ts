import { expect, type Page } from '@playwright/test';
import { everyAttack } from '#test/builders/markdown-attacks.ts';
import { accessibilityViolations } from './axe.ts';
import { test } from './journey-test.ts';
import { open } from './open.ts';
import { person, signIn, tokenOf } from './sign-in.ts';

test.beforeEach(async ({ context }) => signIn(context, await person('STAFF', 'Ploy', 'Nakarin')));

const pane = (page: Page, language: 'English' | 'ไทย') => page.getByRole('region', { name: language });
const write = async (page: Page, language: 'English' | 'ไทย', title: string, content: string) => {
  const form = pane(page, language);
  await form.getByLabel('Page Title').fill(title);
  await form.getByLabel('Page Content').fill(content);
};
const save = (page: Page) => page.getByRole('button', { name: 'Save Page' }).click();
const edit = (page: Page) => open(page, '/admin/content/edit/our-bridge');

test('a page is drafted, looked at, shared, published, read in both languages, changed, and brought back', async ({
  page,
  anotherVisitor,
}) => {
  await open(page, '/admin/content');
  await page.getByRole('link', { name: 'Create New Page' }).click();
  await expect(page.getByRole('button', { name: 'Save Page' })).toBeDisabled();
  await page.getByLabel('URL Slug').fill('Our Bridge-');
  await expect(page.getByText(/Page URL: .*\/our-bridge$/)).toBeVisible();
  await page.getByLabel('URL Slug').blur();
  await expect(page.getByLabel('URL Slug')).toHaveValue('our-bridge');
  await write(page, 'English', 'Our bridge', 'Built in **1932**. Late by {{graceMinutes}} minutes?');
  await write(page, 'ไทย', 'สะพานของเรา', 'สร้างเมื่อ **2475**');

  const content = pane(page, 'English').getByLabel('Page Content');
  const written = await content.inputValue();
  await content.fill(`${written}\n\n![A bridge](https://pictures.example/bridge.jpg) <img src="/logo.png">`);
  const left = pane(page, 'English').getByText('Pages show no pictures. These are left out:');
  await expect(left.locator('..')).toContainText('https://pictures.example/bridge.jpg, /logo.png');
  await content.fill(written);
  await expect(left).toBeHidden();

  await page.getByRole('button', { name: 'Preview' }).first().click();
  await expect(page.locator('[data-preview=en] strong')).toHaveText('1932');
  await expect(page.locator('[data-preview=en]')).toContainText('Late by 29 minutes?');
  await expect(page.locator('[data-preview=th] strong')).toHaveText('2475');
  await save(page);
  await expect(page).toHaveURL(/\/admin\/content$/);
  const row = page.getByRole('row', { name: /Our bridge/ });
  await expect(row).toContainText('Draft');

  const visitor = await anotherVisitor();
  expect((await visitor.goto('/our-bridge'))?.status()).toBe(404);
  await edit(page);
  await page.getByRole('button', { name: 'Copy preview link' }).click();
  const link = await page.getByLabel('Preview link').inputValue();
  const key = link.split('#token=')[1] ?? link;
  const sent: string[] = [];
  visitor.on('request', (request) => sent.push(request.url()));
  const shown = await visitor.goto(link);
  expect(shown?.status()).toBe(200);
  expect(shown?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(visitor.getByRole('main').getByText('Draft', { exact: true })).toBeVisible();
  await expect(visitor).toHaveURL(/\/our-bridge\/preview$/);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Our bridge');
  expect(sent.filter((url) => url.includes(key))).toEqual([]);
  await visitor.goto(`/our-bridge?preview=${key}&lang=th`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('สะพานของเรา');

  const plain = await anotherVisitor({ javaScriptEnabled: false });
  const paste = async () => {
    await plain.goto('/contact');
    await plain.goto(link);
    await plain.getByLabel('Preview link').fill(link);
    await plain.getByRole('button', { name: 'Open' }).click();
  };
  await paste();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Our bridge');
  await page.getByRole('button', { name: 'Withdraw the link' }).click();
  await expect(page.getByText('Link withdrawn')).toBeVisible();
  await paste();
  await expect(plain.getByText('This link does not open a draft')).toBeVisible();
  await visitor.goto(`${link.split('#')[0]}?lang=en`);
  await expect(visitor.getByText('This link does not open a draft')).toBeVisible();
  expect(await accessibilityViolations(visitor)).toEqual([]);

  await page.getByLabel('Published').check();
  await save(page);
  await expect(page.getByRole('row', { name: /Our bridge/ })).toContainText('Published');
  await visitor.goto('/our-bridge');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Our bridge');
  await visitor.goto('/our-bridge?lang=th');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('สะพานของเรา');

  await edit(page);
  await pane(page, 'English').getByLabel('Page Content').fill('Built in **1933**.');
  await save(page);
  await expect(page).toHaveURL(/\/admin\/content$/);
  await visitor.goto('/our-bridge?lang=en');
  await expect(visitor.getByRole('article')).toContainText('Built in 1933.');

  await edit(page);
  await page.getByRole('link', { name: 'History' }).click();
  const history = page.getByRole('complementary', { name: 'History' });
  await history.getByRole('link', { name: /^Version 3/ }).click();
  await expect(history).toContainText('Built in **1933**.');
  await history.getByRole('link', { name: /^Version 1/ }).click();
  await expect(history.getByText(/^Only in this version: Built in \*\*1932\*\*/)).toBeVisible();
  await history.getByLabel('Compared with').selectOption('current');
  await expect(history.getByText('Only in the other: Built in **1933**.')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await history.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByText('Version 1 restored as a new version')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('article')).toContainText('Built in 1932.');
});

test('what was typed survives the browser, and a second writer overwrites nothing', async ({ page, request }) => {
  const as = await tokenOf(await person('STAFF', 'Lek', 'Counter'));
  const page1 = { slug: 'kept-text', title: 'Kept text', content: 'First.' };
  const made = await request.post('/api/cms/pages', { headers: as, data: page1 });
  const { id } = (await made.json()).data;
  await open(page, `/admin/content/edit/${id}`);
  const text = pane(page, 'English').getByLabel('Page Content');
  await text.fill('Mine.');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Mine.');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Your unsaved text is back')).toBeVisible();
  await expect(text).toHaveValue('Mine.');

  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click();

  await request.put(`/api/cms/pages/${id}`, { headers: as, data: { content: 'Theirs.' } });
  await save(page);
  await expect(page.getByText('Someone else changed this page in the meantime')).toBeVisible();
  await expect(page.getByLabel(/^Saved by Lek Counter/)).toHaveValue('Theirs.');
  await expect(page.getByLabel('What you typed')).toHaveValue('Mine.');
  await page.getByRole('button', { name: 'Keep what I typed' }).click();
  await save(page);
  await expect(page).toHaveURL(/\/admin\/content$/);
  const { data } = await (await request.get(`/api/cms/pages/${id}`, { headers: as })).json();
  expect(data).toMatchObject({ version: 3, content: 'Mine.' });
});

test('what was begun and not saved goes when its writer signs out', async ({ page, context, request }) => {
  const writer = await person('STAFF', 'Ploy', 'Nakarin');
  const as = await tokenOf(writer);
  const made = await request.post('/api/cms/pages', {
    headers: as,
    data: { slug: 'left-text', title: 'Left', content: 'First.' },
  });
  const { id } = (await made.json()).data;
  const stored = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  page.on('dialog', (dialog) => void dialog.accept());
  for (const hasServer of [true, false]) {
    await open(page, `/admin/content/edit/${id}`);
    await pane(page, 'English').getByLabel('Page Content').fill('Of nobody else.');
    await expect.poll(stored).toContain('Of nobody else.');
    if (!hasServer) await page.route('**/logout', (route) => route.fulfill({ body: 'The server is away' }));
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(hasServer ? '**/login' : '**/logout');
    expect(await stored()).not.toContain('Of nobody else.');
    if (hasServer) await signIn(context, writer);
  }
});

test('a text that cannot be laid out is refused beside it, in its preview too, and stays', async ({ page }) => {
  await open(page, '/admin/content/create');
  await page.getByLabel('URL Slug').fill('too-deep');
  const deep = `${'> '.repeat(60)}deep`;
  await write(page, 'English', 'Too deep', deep);
  await pane(page, 'English').getByRole('button', { name: 'Preview' }).click();
  const why = 'Quotes, lists or marks are nested too deeply: nest them less';
  await expect(pane(page, 'English').getByText(why)).toBeVisible();
  await pane(page, 'English').getByRole('button', { name: 'Edit' }).click();
  await save(page);
  await expect(pane(page, 'English').getByLabel('Page Content')).toHaveAccessibleDescription(new RegExp(why));
  await expect(pane(page, 'English').getByLabel('Page Content')).toHaveValue(deep);
});

test('a page made of every known trick runs none of them, without any policy that would stop it', async ({
  page,
  request,
  anotherVisitor,
}) => {
  const as = await tokenOf(await person('STAFF', 'Lek', 'Counter'));
  const texts = { title: everyAttack.slice(0, 180), content: everyAttack, published: true };
  const made = await request.post('/api/cms/pages', { headers: as, data: { slug: 'every-trick', ...texts } });
  expect(made.status()).toBe(200);
  const visitor = await anotherVisitor({ bypassCSP: true });
  await visitor.clock.install();
  const ran: string[] = [];
  visitor.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  visitor.on('request', (sent) => sent.url().includes('evil.example') && ran.push(sent.url()));
  await visitor.goto('/every-trick');
  await expect(visitor.getByRole('article')).toContainText('x');
  const written = visitor.locator('.prose');
  await expect(written.locator('script, iframe, img, svg, math, object, embed, form, style, [style]')).toHaveCount(0);
  for (const link of await written.getByRole('link').all()) await link.hover();
  await visitor.clock.runFor(1_000);
  expect(ran).toEqual([]);

  // The office's preview must be safe even without the content security policy.
  const { cookies } = await page.context().storageState();
  const clerk = await anotherVisitor({ bypassCSP: true, storageState: { cookies, origins: [] } });
  clerk.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  await open(clerk, '/admin/content/edit/every-trick');
  await clerk.getByRole('button', { name: 'Preview' }).first().click();
  await expect(clerk.locator('[data-preview=en]')).toContainText('x');
  await expect(clerk.locator('[data-preview] .prose :is(script, iframe, img, svg, [style])')).toHaveCount(0);
  expect(ran).toEqual([]);
});
