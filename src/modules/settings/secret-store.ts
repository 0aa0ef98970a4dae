import { and, eq } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { settingSecrets } from './settings-tables.ts';

export const findSealed = async (tx: Tx, name: string): Promise<Buffer | null> => {
  const [row] = await tx.select().from(settingSecrets).where(eq(settingSecrets.name, name));
  return row?.sealed ?? null;
};

export const everySealed = (tx: Tx) => tx.select().from(settingSecrets);

export const storeSealed = async (tx: Tx, name: string, sealed: Buffer): Promise<void> => {
  await tx
    .insert(settingSecrets)
    .values({ name, sealed })
    .onConflictDoUpdate({ target: settingSecrets.name, set: { sealed } });
};

/** Replaces a sealed secret, unless it was changed in the meantime. */
export const replaceSealedSetting = async (
  tx: Tx,
  name: string,
  { from, to }: { from: Buffer; to: Buffer },
): Promise<void> => {
  await tx
    .update(settingSecrets)
    .set({ sealed: to })
    .where(and(eq(settingSecrets.name, name), eq(settingSecrets.sealed, from)));
};

export const removeSealed = async (tx: Tx, name: string): Promise<void> => {
  await tx.delete(settingSecrets).where(eq(settingSecrets.name, name));
};
