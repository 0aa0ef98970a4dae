import type { Context } from '#platform/context.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { passwordOfAnotherServer } from '../rules/problems.ts';
import type { Settings } from '../setting-groups.ts';
import { isSecretSent } from './keep-secrets.ts';
import { readSecret } from './setting-secrets.ts';

type Change = Readonly<{ stood: Settings; stands: Settings; sent: Readonly<Record<string, unknown>>; sealer: Sealer }>;

/** A password goes to the mail server that it was typed for, and to no other: 422. Asked before it is kept. */
export const refuseKeptPassword = async (
  { tx }: Pick<Context, 'tx'>,
  { stood, stands, sent, sealer }: Change,
): Promise<void> => {
  if (stood.email.smtpHost === stands.email.smtpHost || isSecretSent(sent, 'smtpPassword')) return;
  if ((await readSecret(tx, sealer, 'email.smtpPassword')) !== null) throw passwordOfAnotherServer();
};
