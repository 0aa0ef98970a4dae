import { eq, sql } from 'drizzle-orm';
import { present, type Tx } from '#platform/database/database.ts';
import { settingRefused } from './rules/problems.ts';
import { changed, isGroup, withoutBroken } from './rules/stored-group.ts';
import { groupShapes, type SettingChange, type SettingGroup, type Settings } from './setting-groups.ts';
import { settings } from './settings-tables.ts';

/** Every setting, with its default where none is stored. A stored value that no longer fits counts as not stored. */
export const readSettings = async (tx: Tx): Promise<Settings> => {
  const rows = await tx.select({ group: settings.group, value: settings.value }).from(settings);
  const stored = new Map(rows.map(({ group, value }) => [group, value]));
  const read = <Group extends SettingGroup>(group: Group) => settingsOf(group, stored.get(group));
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

const settingsOf = <Group extends SettingGroup>(group: Group, stored: unknown): Settings[Group] => {
  const shape = groupShapes[group];
  const value = isGroup(stored) ? stored : {};
  const parsed = shape.safeParse(value);
  const whole = parsed.success ? parsed.data : shape.parse(withoutBroken(value, pathsOf(parsed.error)));
  return whole as Settings[Group];
};

const pathsOf = ({ issues }: { issues: readonly { path: PropertyKey[] }[] }) => issues.map(({ path }) => path);

/**
 * Stores part of a group; the fields that it leaves out stay as they are. 422 `settings.invalid` with a sentence per
 * field that breaks the limits of document 3, section 5.
 */
export const writeSettings = async <Group extends SettingGroup>(
  tx: Tx,
  group: Group,
  change: SettingChange<Group>,
): Promise<void> => {
  refuseWrong(group, change);
  const updatedAt = sql`now()`;
  await tx.insert(settings).values({ group, value: {}, updatedAt }).onConflictDoNothing();
  const ofGroup = eq(settings.group, group);
  const [row] = await tx.select({ value: settings.value }).from(settings).where(ofGroup).for('update');
  const value = changed(present(row).value, change);
  await tx
    .update(settings)
    .set({ value, version: sql`${settings.version} + 1`, updatedAt })
    .where(ofGroup);
};

const refuseWrong = (group: SettingGroup, change: unknown) => {
  const parsed = groupShapes[group].safeParse(change);
  if (parsed.success) return;
  const sentences = parsed.error.issues.map(({ path, message }) => [[group, ...path].join('.'), message]);
  throw settingRefused(Object.fromEntries(sentences));
};
