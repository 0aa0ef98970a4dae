import { expect, onTestFinished, test } from 'vitest';
import { createMailer } from '#platform/mail.ts';
import { startMailServer } from './mail-server.ts';

test('the mail server knows which mail came, to whom, and who sent it', async () => {
  const server = await startMailServer(2);
  onTestFinished(server.close);
  const mail = {
    from: { name: '', address: 'desk@example.com' },
    subject: 'Hello',
    html: '<p>Hello</p>',
    text: 'Hello',
  };
  for (const [sender, url] of server.urls.entries())
    await createMailer(url).send({
      ...mail,
      messageId: `<mail-${sender}.1@example.com>`,
      to: { name: 'Hannah', address: `hannah${sender}@example.com` },
    });
  expect(server.deliveries).toMatchObject([
    { message: 'mail-0.1', to: 'hannah0@example.com', sender: 0 },
    { message: 'mail-1.1', to: 'hannah1@example.com', sender: 1 },
  ]);
});
