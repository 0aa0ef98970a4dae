import { SECRET_MASK } from '#contract/office/settings.ts';
import { type FieldProblems, fieldProblem } from '#kernel/problem.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { passwordOfAnotherServer } from './rules/problems.ts';
import type { GroupChanges, Settings } from './setting-groups.ts';
import { readSecret, type SecretName, secretsOf, writeSecret } from './setting-secrets.ts';

type Sent = Readonly<Record<string, unknown>>;

const MOST = 500;

export const withoutSecrets = (group: string, sent: Sent): Record<string, unknown> =>
  Object.fromEntries(Object.entries(sent).filter(([field]) => !secretsOf(group).includes(field)));

/** A change without the masks of stored secrets, which mean no change. */
export const withoutMasks = (changes: GroupChanges): GroupChanges =>
  Object.fromEntries(
    Object.entries(changes).map(([group, sent]) => [
      group,
      Object.fromEntries(Object.entries(sent).filter(([, text]) => text !== SECRET_MASK)),
    ]),
  );

export const secretProblems = (changes: GroupChanges): FieldProblems => {
  const sent = Object.entries(changes).flatMap(([group, change]) =>
    secretsOf(group).map((field) => [`${group}.${field}`, change[field]] as const),
  );
  const wrong = sent.filter(([, text]) => text !== undefined && text !== null && !isSecret(text));
  return Object.fromEntries(wrong.map(([name]) => [name, fieldProblem('settings.secret-too-long', { max: MOST })]));
};

const isSecret = (text: unknown) => typeof text === 'string' && text.length <= MOST;

// A key is pasted, often with spaces or a line break; a password is kept exactly as typed.
const typed = (field: string, text: unknown): string | null => {
  const input = text === null ? '' : String(text);
  return (field === 'omiseSecretKey' ? input.trim() : input) || null;
};

/**
 * Whether a secret is replaced or removed. Screens see a stored secret only as a mask and send the mask back with the
 * form, which means no change.
 */
export const isSecretSent = (sent: Sent, field: string): boolean =>
  sent[field] !== undefined && sent[field] !== SECRET_MASK;

/**
 * Saves the secrets of a group: a text replaces one, the mask keeps it, null or an empty text removes it. Returns the
 * changes for the audit log, which say only whether a secret is set and that it changed.
 */
export const saveSecrets = async (
  tx: Tx,
  { group, sent, sealer }: { group: string; sent: Sent; sealer: Sealer },
): Promise<{ before: Sent; after: Sent }> => {
  const notes: { before: Record<string, unknown>; after: Record<string, unknown> } = { before: {}, after: {} };
  for (const field of secretsOf(group)) {
    const text = sent[field];
    if (!isSecretSent(sent, field)) continue;
    const name = `${group}.${field}` as SecretName;
    const previous = await readSecret(tx, sealer, name);
    const next = typed(field, text);
    await writeSecret(tx, sealer, name, next);
    if (previous === next) continue;
    notes.before[field] = previous === null ? null : 'set';
    notes.after[field] = next === null ? null : previous === null ? 'set' : 'set anew';
  }
  return notes;
};

type Change = Readonly<{
  oldSettings: Settings;
  newSettings: Settings;
  sent: Readonly<Record<string, unknown>>;
  sealer: Sealer;
}>;

/**
 * 422 for a new mail server without a new password: the stored password must not be sent to another server. Call before
 * saving.
 */
export const refuseReusedPassword = async (
  { tx }: Pick<Context, 'tx'>,
  { oldSettings, newSettings, sent, sealer }: Change,
): Promise<void> => {
  if (oldSettings.email.smtpHost === newSettings.email.smtpHost || isSecretSent(sent, 'smtpPassword')) return;
  if ((await readSecret(tx, sealer, 'email.smtpPassword')) !== null) throw passwordOfAnotherServer();
};
