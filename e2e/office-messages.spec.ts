import { expect, type Page } from '@playwright/test';
import { send } from './contact-page.ts';
import { test } from './journey-test.ts';
import { mailTo } from './mails.ts';
import { open } from './open.ts';
import { person, signIn } from './sign-in.ts';

const clerk = () => person('STAFF', 'Ploy', 'Nakarin');
const row = (page: Page, subject: string) =>
  page.getByRole('list', { name: 'Messages', exact: true }).getByRole('listitem').filter({ hasText: subject });
const opened = (page: Page, subject: string) => page.getByRole('region', { name: subject });

/** Sends a message through the API; returns its unique subject. */
const sent = async (page: Page, about: string): Promise<string> => {
  const subject = `${about} ${Date.now()}`;
  const data = { name: 'Hannah Keller', email: 'hannah@example.com', subject, message: 'Is there room for a pram?' };
  expect((await page.request.post('/api/contact', { data: { ...data, language: 'en' } })).ok()).toBe(true);
  return subject;
};

test('a visitor writes in Thai, staff answer, and the answer arrives by mail with every letter', async ({
  page,
  context,
  anotherVisitor,
}) => {
  test.slow();
  const visitor = await anotherVisitor();
  const subject = `ขอใบกำกับภาษี ${Date.now()}`;
  await visitor.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: 'a map' }));
  await open(visitor, '/contact?lang=th');
  await visitor.locator('input[name=name]').fill('ศิริพร กิตติคุณ');
  await visitor.locator('input[name=email]').fill('siriporn@example.com');
  await visitor.locator('input[name=subject]').fill(subject);
  await visitor.locator('textarea[name=message]').fill('รบกวนออกใบกำกับภาษีในนามบริษัทด้วยค่ะ');
  await send(visitor, { openedAgo: { minutes: 1 } });
  await expect(visitor.getByRole('status').filter({ hasText: 'ขอบคุณ' })).toBeVisible();

  await signIn(context, await clerk());
  const marks: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') marks.push(request.postDataJSON());
  });
  await open(page, '/admin/messages?status=new');
  await expect(page.getByRole('link', { name: /^Messages \d+ waiting/ }).first()).toBeVisible();
  await row(page, subject).getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/messages\/[\w-]{36}/);
  const message = opened(page, subject);
  await expect(message.getByText('รบกวนออกใบกำกับภาษีในนามบริษัทด้วยค่ะ')).toBeVisible();
  await expect(message.getByText('Read', { exact: true })).toBeVisible();
  await expect(message).toContainText('They wrote on the Thai page.');

  await message.getByLabel('Your reply').fill('ได้ค่ะ กรุณาแจ้งเลขประจำตัวผู้เสียภาษี\nพลอย, Saphan');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('The reply to siriporn@example.com is on its way')).toBeVisible();
  await expect(message.getByText('Replied', { exact: true })).toBeVisible();
  await expect(message.getByLabel('Your reply')).toHaveValue('');

  // Marked as read only once, although data is reloaded.
  expect(marks).toEqual([{ status: 'read', from: 'new' }]);
  const mail = await mailTo('siriporn@example.com', `Re: ${subject}`);
  expect(mail.from).toMatchObject({ address: 'hello@saphan.example' });
  expect(mail.replyTo).toEqual([{ name: 'Saphan Car Rental', address: 'hello@saphan.example' }]);
  expect(mail.text).toContain('ได้ค่ะ กรุณาแจ้งเลขประจำตัวผู้เสียภาษี\nพลอย, Saphan');
  expect(mail.text).toContain('> รบกวนออกใบกำกับภาษีในนามบริษัทด้วยค่ะ');
  expect(mail.html).toContain('คำตอบสำหรับข้อความของคุณ');
  await page.reload();
  await expect(message.getByText(/Ploy Nakarin, by email, .*, sent/)).toBeVisible();
});

test('by keyboard: from message to message, open, mark as new, back, delete', async ({ page, context }) => {
  const first = await sent(page, 'First');
  const second = await sent(page, 'Second');
  await signIn(context, await clerk());
  await open(page, '/admin/messages');
  await page.keyboard.press('j');
  await expect(row(page, second).getByRole('link')).toBeFocused();
  await page.keyboard.press('j');
  await expect(row(page, first).getByRole('link')).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  const message = opened(page, second);
  await expect(message.getByRole('heading', { name: second })).toBeFocused();
  await expect(row(page, second)).toContainText(', Read');
  await message.getByRole('button', { name: 'Mark as replied' }).press('Enter');
  await expect(row(page, second)).toContainText(', Replied');
  await message.getByRole('button', { name: 'Mark as read' }).press('Enter');
  await expect(row(page, second)).toContainText(', Read');
  await expect(message.getByRole('button', { name: 'Mark as read' })).toHaveCount(0);
  await message.getByRole('button', { name: 'Mark as new' }).press('Enter');
  await expect(page).toHaveURL(/\/admin\/messages$/);
  await expect(row(page, second)).toContainText(', New');
  await row(page, first).getByRole('link').press('Enter');
  await expect(opened(page, first)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/admin\/messages$/);
  // Navigation moves the focus there; a key pressed before would be lost.
  await expect(page.getByRole('main')).toBeFocused();
  await row(page, first).getByRole('link').press('Enter');
  await opened(page, first).getByRole('button', { name: 'Delete' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByText('Message deleted')).toBeVisible();
  await expect(row(page, first)).toHaveCount(0);
});
