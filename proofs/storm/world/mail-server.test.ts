import { once } from 'node:events';
import { connect } from 'node:net';
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

test('half a mail of a sender that is killed is none, and the mail server lives on', async () => {
  const server = await startMailServer(1);
  onTestFinished(server.close);
  const socket = connect(Number(new URL(server.urls[0] ?? '').port), '127.0.0.1');
  const says = ['EHLO storm', 'MAIL FROM:<desk@example.com>', 'RCPT TO:<hannah@example.com>', 'DATA', 'Subject: Hello'];
  for (const line of says) {
    await once(socket, 'data');
    socket.write(`${line}\r\n`);
  }
  socket.destroy();
  await once(socket, 'close');
  await createMailer(server.urls[0] ?? '').send({
    from: { name: '', address: 'desk@example.com' },
    to: { name: 'Hannah', address: 'hannah@example.com' },
    messageId: '<whole@example.com>',
    subject: 'Hello',
    html: '<p>Hello</p>',
    text: 'Hello',
  });
  expect(server.deliveries).toMatchObject([{ message: 'whole' }]);
});
