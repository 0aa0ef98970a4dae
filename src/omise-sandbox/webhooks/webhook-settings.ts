import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Store } from '../records/store.ts';
import { badRequest } from '../wire/refusals.ts';

/** The account's webhook URL and signing secrets. */
type WebhookSettings = Readonly<{
  url: string | null;
  /** Base64. */
  secret: string;
  /** The previous secret, which also signs for a day; `until` is in milliseconds since 1970. */
  previous: { secret: string; until: number } | null;
}>;

const aDay = 24 * 60 * 60 * 1000;
const name = 'webhook';

const WebhookRequest = z.object({
  url: z.url({ protocol: /^https?$/ }).nullable(),
  secret: z.base64().min(1).optional(),
});
export type WebhookRequest = z.output<typeof WebhookRequest>;

/** Reads new settings: `url` null stops deliveries; without `secret` the secret is kept. Throws `bad_request` (400). */
export const readWebhookRequest = (body: unknown): WebhookRequest => {
  const read = WebhookRequest.safeParse(body);
  if (read.success) return read.data;
  throw badRequest(...read.error.issues.map(({ path }) => `${path.join('.') || 'body'} is invalid`));
};

export const webhookSettings = (store: Store): WebhookSettings => {
  const first: WebhookSettings = { url: null, secret: randomBytes(32).toString('base64'), previous: null };
  return JSON.parse(store.setting(name, () => JSON.stringify(first)));
};

/** Stores new settings. For a day after a change of the secret, both secrets sign, so that the receiver can migrate. */
export const changeWebhook = (store: Store, { url, secret }: WebhookRequest, now: number): WebhookSettings =>
  store.together(() => {
    const present = webhookSettings(store);
    const changed = { ...(secret === undefined ? present : withSecret(present, secret, now)), url };
    store.changeSetting(name, JSON.stringify(changed));
    return changed;
  });

/** The settings with a new secret; the old one is kept for a day unless there was no webhook URL. */
const withSecret = (present: WebhookSettings, secret: string, now: number): WebhookSettings => {
  if (secret === present.secret) return present;
  return { ...present, secret, previous: present.url === null ? null : { secret: present.secret, until: now + aDay } };
};

/** The current secret, and the previous one while it is still valid. */
export const signingSecrets = ({ secret, previous }: WebhookSettings, now: number): string[] =>
  previous !== null && now < previous.until ? [secret, previous.secret] : [secret];
