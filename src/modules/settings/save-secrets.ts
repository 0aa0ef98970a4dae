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

export const secretProblems = (changes: GroupChanges): FieldProblems => {
  const sent = Object.entries(changes).flatMap(([group, change]) =>
    secretsOf(group).map((field) => [`${group}.${field}`, change[field]] as const),
  );
  const wrong = sent.filter(([, text]) => text !== undefined && text !== null && !isSecret(text));
  return Object.fromEntries(wrong.map(([name]) => [name, fieldProblem('settings.secret-too-long', { max: MOST })]));
};

const isSecret = (text: unknown) => typeof text === 'string' && text.length <= MOST;

// A key is copied, often with a blank or the end of its line; a password is as it was typed.
const typed = (field: string, text: unknown): string | null => {
  const input = text === null ? '' : String(text);
  return (field === 'omiseSecretKey' ? input.trim() : input) || null;
};

/**
 * Whether another secret was typed for a field, or it was taken away. Screens are told of a stored secret by the mask in
 * its place alone, and send that back with the rest of the form: it means the secret that is stored.
 */
export const isSecretSent = (sent: Sent, field: string): boolean =>
  sent[field] !== undefined && sent[field] !== SECRET_MASK;

/**
 * Keeps the secrets that were sent of a group: a text sets one, the mask keeps it, null or nothing typed takes it away.
 * What may be told of that: whether one is set, and that it is another.
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

/** A password goes to the mail server that it was typed for, and to no other: 422. Asked before it is kept. */
export const refuseReusedPassword = async (
  { tx }: Pick<Context, 'tx'>,
  { oldSettings, newSettings, sent, sealer }: Change,
): Promise<void> => {
  if (oldSettings.email.smtpHost === newSettings.email.smtpHost || isSecretSent(sent, 'smtpPassword')) return;
  if ((await readSecret(tx, sealer, 'email.smtpPassword')) !== null) throw passwordOfAnotherServer();
};
