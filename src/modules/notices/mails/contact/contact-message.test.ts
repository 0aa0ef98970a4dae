import { expect, test } from 'vitest';
import { scriptPayloads } from '#test/builders/script-payloads.ts';
import { contactMessageMail } from './contact-message.ts';

const message = {
  siteName: 'Saphan Car Rental',
  name: 'Hannah Keller',
  email: 'hannah@example.com',
  subject: 'Child seat',
  message: 'We land at 08:35.\n\nCan the child seat be in the car already?',
  writtenIn: 'th',
  sentAt: '2026-12-01, 10:00',
} as const;

test('the staff read who wrote, about what, in which language, when, and every line', async () => {
  const { subject, plain, html } = await contactMessageMail(message, 'en');
  expect(subject).toBe('Message from the website: Child seat');
  for (const line of [
    'Name: Hannah Keller',
    'Email: hannah@example.com',
    'Subject: Child seat',
    'Language of the page: Thai',
    'Sent: 2026-12-01, 10:00',
    message.message,
    'your reply goes to hannah@example.com',
  ])
    expect(plain).toContain(line);
  expect(html).toContain('We land at 08:35.<br/><br/>Can the child seat');
});

test('markup that a visitor writes is shown as text', async () => {
  const evil = '<script>alert(1)</script><a href="javascript:alert(2)">x</a>&lt;img src=x onerror=alert(3)>';
  const { html } = await contactMessageMail({ ...message, name: evil, subject: evil, message: evil }, 'en');
  expect(html).not.toMatch(/<script|<a |<img/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

test.each(scriptPayloads)('%j makes no tag of its own', async (evil) => {
  const tagsOf = (html: string) => html.match(/<[^<>]*>/g);
  const { html } = await contactMessageMail({ ...message, name: evil, subject: evil, message: evil }, 'en');
  const harmless = await contactMessageMail({ ...message, name: 'x', subject: 'x', message: 'x' }, 'en');
  expect(tagsOf(html)).toEqual(tagsOf(harmless.html));
});

test('a place such as {{address}} in a text of the visitor stays as it is typed', async () => {
  const { subject, plain } = await contactMessageMail({ ...message, name: '{{siteName}}', subject: '{{name}}' }, 'en');
  expect(subject).toBe('Message from the website: {{name}}');
  expect(plain).toContain('{{siteName}} has written to you.');
});

test('letters that turn the direction of writing do not turn the words around them', async () => {
  const { html } = await contactMessageMail({ ...message, name: '\u202egnp.exe', message: '\u202eolleh' }, 'en');
  expect(html).toContain('<bdi>\u202egnp.exe</bdi>');
  expect(html).toMatch(/<div dir="auto"[^>]*>\u202eolleh<\/div>/);
});
