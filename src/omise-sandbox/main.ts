import { createSandbox } from './sandbox.ts';
import { readWebhookRequest, type WebhookRequest } from './webhooks/webhook-settings.ts';

/** Starts the payment sandbox as a separate process, which stops cleanly on SIGTERM and SIGINT. */
const { OMISE_SANDBOX_PORT, OMISE_SANDBOX_HOST, OMISE_SANDBOX_FOLDER, OMISE_SANDBOX_PUBLIC_URL } = process.env;
const { OMISE_SANDBOX_3DS, OMISE_SANDBOX_WEBHOOK_URL, OMISE_SANDBOX_WEBHOOK_SECRET } = process.env;

const port = Number(OMISE_SANDBOX_PORT || 3001);
const host = OMISE_SANDBOX_HOST || '127.0.0.1';
const folder = OMISE_SANDBOX_FOLDER || '.data/omise-sandbox';
const publicUrl = OMISE_SANDBOX_PUBLIC_URL?.replace(/\/+$/, '');

const fail = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

/** Reads the webhook settings; ends the process if the address or the secret is invalid. */
const webhookFrom = (url: string, secret: string | undefined): WebhookRequest => {
  try {
    return readWebhookRequest({ url, ...(secret && { secret }) });
  } catch {
    return fail('OMISE_SANDBOX_WEBHOOK_URL is not an http address, or OMISE_SANDBOX_WEBHOOK_SECRET is not base64');
  }
};

if (!Number.isInteger(port) || port < 0 || port > 65_535)
  fail(`OMISE_SANDBOX_PORT is not a port: ${OMISE_SANDBOX_PORT}`);
if (publicUrl && !URL.canParse(publicUrl)) fail(`OMISE_SANDBOX_PUBLIC_URL is not an address: ${publicUrl}`);

if (OMISE_SANDBOX_3DS && !/^(on|off)$/.test(OMISE_SANDBOX_3DS)) {
  fail(`OMISE_SANDBOX_3DS is neither on nor off: ${OMISE_SANDBOX_3DS}`);
}

const sandbox = createSandbox({
  folder,
  ...(publicUrl && { publicUrl }),
  ...(OMISE_SANDBOX_3DS && { threeDSecure: OMISE_SANDBOX_3DS === 'on' }),
  ...(OMISE_SANDBOX_WEBHOOK_URL && {
    webhook: webhookFrom(OMISE_SANDBOX_WEBHOOK_URL, OMISE_SANDBOX_WEBHOOK_SECRET),
  }),
});

const stop = async () => {
  setTimeout(() => process.exit(0), 5_000).unref();
  await sandbox.close();
  process.exit(0);
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

try {
  const address = await sandbox.listen({ port, host });
  process.stdout.write(`Payment sandbox on ${address}, objects in ${folder}\n`);
} catch (error) {
  fail(`The payment sandbox cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : error}`);
}
