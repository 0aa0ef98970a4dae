import { eq, inArray, sql } from 'drizzle-orm';
import { assembledOnce, returnedRow, type Tx } from '#platform/database/database.ts';
import { cachedRead } from '#platform/database/read-cache.ts';
import { isGroup, mergeChange, withoutBroken } from './rules/stored-group.ts';
import { groupShapes, refuseInvalid, type SettingChange, type SettingGroup, type Settings } from './setting-groups.ts';
import { settings } from './settings-tables.ts';

const allStored = assembledOnce((tx) => tx.select({ group: settings.group, value: settings.value }).from(settings));

/** All settings, with defaults for those not stored. A stored value that is no longer valid counts as not stored. */
export const readSettings = cachedRead(
  ['setting'],
  async (tx): Promise<Settings> => settingsOf(await allStored(tx).execute()),
);

/** Like `readSettings`, from rows already read. */
export const settingsOf = (rows: readonly { group: string; value: unknown }[]): Settings => {
  const stored = new Map(rows.map(({ group, value }) => [group, value]));
  const read = <Group extends SettingGroup>(group: Group) => groupOf(group, stored.get(group));
  return {
    general: read('general'),
    email: read('email'),
    booking: read('booking'),
    payment: read('payment'),
    notifications: read('notifications'),
    security: read('security'),
    features: read('features'),
    tax: read('tax'),
  };
};

const groupOf = <Group extends SettingGroup>(group: Group, stored: unknown): Settings[Group] => {
  const shape = groupShapes[group];
  const value = isGroup(stored) ? stored : {};
  const parsed = shape.safeParse(value);
  const complete = parsed.success ? parsed.data : shape.parse(withoutBroken(value, pathsOf(parsed.error)));
  return complete as Settings[Group];
};

const pathsOf = ({ issues }: { issues: readonly { path: PropertyKey[] }[] }) => issues.map(({ path }) => path);

export type StoredGroup = typeof settings.$inferSelect;

export const readStoredGroups = (tx: Tx): Promise<StoredGroup[]> => tx.select().from(settings);

/**
 * Locks the rows of these groups until the transaction ends, creating missing ones; always in the same order, to
 * prevent deadlocks.
 */
export const lockGroups = async (tx: Tx, groups: readonly SettingGroup[]): Promise<StoredGroup[]> => {
  const names = [...groups].sort();
  if (names.length === 0) return [];
  const unsaved = names.map((group) => ({ group, value: {}, version: 0, updatedAt: sql`now()` }));
  await tx.insert(settings).values(unsaved).onConflictDoNothing();
  return tx.select().from(settings).where(inArray(settings.group, names)).orderBy(settings.group).for('update');
};

/** Merges a change into a locked group and increments its version. */
export const storeChange = async (
  tx: Tx,
  { group, value }: StoredGroup,
  { change, at, by }: { change: Record<string, unknown>; at: Temporal.Instant | null; by: string | null },
): Promise<void> => {
  await tx
    .update(settings)
    .set({
      value: mergeChange(value, change),
      version: sql`${settings.version} + 1`,
      updatedAt: at ?? sql`now()`,
      savedBy: by,
    })
    .where(eq(settings.group, group));
};

/**
 * Changes some fields of a group on behalf of the product itself rather than a user. 422 `settings.invalid` with a
 * message per field that violates its limits.
 */
export const writeSettings = async <Group extends SettingGroup>(
  tx: Tx,
  group: Group,
  change: SettingChange<Group>,
): Promise<void> => {
  refuseInvalid({ [group]: change });
  const [row] = await lockGroups(tx, [group]);
  await storeChange(tx, returnedRow(row), { change, at: null, by: null });
};
