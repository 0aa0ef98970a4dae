import { readSettings, rotateSettingSecrets } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { Crontab, Tasks } from '#platform/jobs/jobs.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { accountMailTasks } from './mails/mail-jobs.ts';
import { deleteChallengesUntil } from './records/challenge-store.ts';
import { deleteFailedSignInsUntil } from './records/failed-login-store.ts';
import { deleteFormerEmailsUntil } from './records/former-email-store.ts';
import { deleteKnownAddressesUntil } from './records/known-address-store.ts';
import { deleteLinksUntil } from './records/mail-link-store.ts';
import { deleteEndedSessions } from './records/session-store.ts';
import { deleteTrustedComputersUntil } from './records/two-factor-store.ts';
import { countedSince, knownSince } from './rules/lock-out.ts';
import { rotateSecrets } from './two-factor/rotate-secrets.ts';

/** Expired links are kept for a while, to count the mails sent and to know who was invited. */
const LINK_RETENTION = { hours: 7 * 24 };

/** Jobs for mails about accounts, for deleting expired records, and for re-encrypting secrets after a key change. */
export const identityTasks = ({ sealer, publicUrl }: { sealer: Sealer; publicUrl: string }): Tasks => ({
  ...accountMailTasks({ publicUrl }),
  'forget-sign-ins': ({ step }) => step(forgetSignIns),
  'seal-secrets-anew': async ({ step }) => {
    const unopened = await step(
      async (ctx) => (await rotateSecrets(ctx, { sealer })) + (await rotateSettingSecrets(ctx, { sealer })),
    );
    // Thrown after re-encrypting the rest: a failed job shows in the log.
    if (unopened > 0)
      throw new Error(`${unopened} of the secrets were sealed with no key known: set SECRETS_KEY_PREVIOUS`);
  },
});

export const identityCrontab: Crontab = ['17 * * * * forget-sign-ins', '37 * * * * seal-secrets-anew'];

const forgetSignIns = async ({ tx, now }: Context): Promise<void> => {
  const { security } = await readSettings(tx);
  await deleteEndedSessions(tx, { now, idleSince: now.subtract({ minutes: security.sessionTimeout }) });
  await deleteFailedSignInsUntil(tx, countedSince(now));
  await deleteKnownAddressesUntil(tx, knownSince(now));
  await deleteChallengesUntil(tx, now);
  await deleteFormerEmailsUntil(tx, now);
  await deleteTrustedComputersUntil(tx, now);
  await deleteLinksUntil(tx, now.subtract(LINK_RETENTION));
};
