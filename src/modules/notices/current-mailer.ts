import { readSecret, readSettings } from '#modules/settings/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { createMailer, type Mailer } from '#platform/mail.ts';
import type { PrivateHost } from '#platform/outgoing/private-hosts.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';

/** Called for each mail, so that the current settings apply. Resolves to undefined if there is no mail server. */
export type CurrentMailer = (tx?: Tx) => Promise<Mailer | undefined>;

type Means = Readonly<{ db: Tx; sealer: Sealer; privateHosts?: readonly PrivateHost[] | undefined }>;

/** The mailer of the environment if that names a mail server, else the mailer of the current settings. */
export const currentMailer =
  (ofEnvironment: Mailer | undefined, { db, sealer, privateHosts }: Means): CurrentMailer =>
  async (tx = db) => {
    if (ofEnvironment) return ofEnvironment;
    const { smtpHost: host, smtpPort: port, smtpUser: user, smtpSecure: isSecure } = (await readSettings(tx)).email;
    if (!host) return undefined;
    const password = (await readSecret(tx, sealer, 'email.smtpPassword')) ?? '';
    return createMailer({ host, port, user, password, isSecure }, privateHosts);
  };
