import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Store } from '../records/store.ts';
import { badRequest } from '../wire/refusals.ts';

/** Where the account wants its events, and what they are signed with. */
type WebhookSettings = Readonly<{
  url: string | null;
  /** Base64. */
  secret: string;
  /** The secret before this one, which still signs for a day. */
  previous: { secret: string; until: number } | null;
}>;

const aDay = 24 * 60 * 60 * 1000;
const name = 'webhook';

const WebhookRequest = z.object({
  url: z.url({ protocol: /^https?$/ }).nullable(),
  secret: z.base64().min(1).optional(),
});
export type WebhookRequest = z.output<typeof WebhookRequest>;

/** `url` null ends the deliveries; without `secret` the present one stays. Else `bad_request`. */
export const readWebhookRequest = (body: unknown): WebhookRequest => {
  const read = WebhookRequest.safeParse(body);
  if (read.success) return read.data;
  throw badRequest(...read.error.issues.map(({ path }) => `${path.join('.') || 'body'} is invalid`));
};

export const webhookSettings = (store: Store): WebhookSettings => {
  const first: WebhookSettings = { url: null, secret: randomBytes(32).toString('base64'), previous: null };
  return JSON.parse(store.setting(name, () => JSON.stringify(first)));
};

/** A new secret does not end the old one at once: for a day both sign, so that the receiver can change over. */
export const changeWebhook = (store: Store, { url, secret }: WebhookRequest, now: number): WebhookSettings =>
  store.together(() => {
    const present = webhookSettings(store);
    const changed = { ...(secret === undefined ? present : withSecret(present, secret, now)), url };
    store.changeSetting(name, JSON.stringify(changed));
    return changed;
  });

/** A secret that signed for no address yet is not worth keeping. */
const withSecret = (present: WebhookSettings, secret: string, now: number): WebhookSettings => {
  if (secret === present.secret) return present;
  return { ...present, secret, previous: present.url === null ? null : { secret: present.secret, until: now + aDay } };
};

/** The present secret, and the one before while it still counts. */
export const signingSecrets = ({ secret, previous }: WebhookSettings, now: number): string[] =>
  previous !== null && now < previous.until ? [secret, previous.secret] : [secret];
