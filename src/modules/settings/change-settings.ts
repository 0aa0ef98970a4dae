import { fieldProblem } from '#kernel/problem.ts';
import type { Context } from '#platform/context.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { keysWith, type PaymentsUnderWay, refuseOtherKeys, refuseTwoModes } from './payment-keys.ts';
import { pairProblems } from './rules/fitting-pairs.ts';
import { settingRefused, settingsConflict } from './rules/problems.ts';
import { textProblems } from './rules/setting-texts.ts';
import { isGroup, mergeChange, unknownFields } from './rules/stored-group.ts';
import { refuseReusedPassword, saveSecrets, secretProblems, withoutMasks, withoutSecrets } from './save-secrets.ts';
import { type GroupChanges, type SettingGroup, shapeProblems } from './setting-groups.ts';
import { lockGroups, type StoredGroup, settingsOf, storeChange } from './settings-store.ts';

export type SettingsRequest = Readonly<{ changes: GroupChanges; versions: Readonly<Record<string, number>> }>;
export type ChangeTools = Readonly<{ sealer: Sealer }> & PaymentsUnderWay;

/**
 * Changes the given settings, all or none. 422 `settings.invalid` with a message per `group.field`; 409
 * `settings.changed-meanwhile` if a group was saved since it was read, `settings.payments-under-way` if the keys change
 * while payments begun with the old ones are under way. Writes an audit log entry per group.
 */
export const changeSettings = async (
  ctx: Context,
  { changes, versions }: SettingsRequest,
  tools: ChangeTools,
): Promise<void> => {
  if (Object.keys(changes).length === 0) throw settingRefused({ request: fieldProblem('settings.none-sent') });
  const rows = await lockGroups(ctx.tx, Object.keys(changes) as SettingGroup[]);
  refuseStale(rows, versions);
  refuseInvalidChanges(rows, changes);
  for (const row of rows) await saveGroup(ctx, { row, sent: changes[row.group as SettingGroup] ?? {}, tools });
};

const refuseStale = (rows: readonly StoredGroup[], versions: SettingsRequest['versions']) => {
  const stale = rows.filter(({ group, version }) => (versions[group] ?? version) !== version);
  if (stale.length > 0) throw settingsConflict(stale.map(({ group }) => group));
};

const refuseInvalidChanges = (rows: readonly StoredGroup[], changes: GroupChanges) => {
  const plain = Object.fromEntries(
    Object.entries(changes).map(([group, sent]) => [group, withoutSecrets(group, sent)]),
  ) as GroupChanges;
  const unknown = unknownFields(plain, settingsOf([])).map((field) => [
    field,
    fieldProblem('settings.no-such-setting'),
  ]);
  const wrong = {
    ...textProblems(withoutMasks(changes)),
    ...shapeProblems(plain),
    ...secretProblems(changes),
    ...Object.fromEntries(unknown),
  };
  if (Object.keys(wrong).length > 0) throw settingRefused(wrong);
  // Checks only the groups in the request: an old mistake elsewhere must not block this change.
  const after = rows.map(({ group, value }) => ({
    group,
    value: mergeChange(value, plain[group as SettingGroup] ?? {}),
  }));
  const unfit = pairProblems(settingsOf(after));
  if (Object.keys(unfit).length > 0) throw settingRefused(unfit);
};

type Saved = Readonly<{ row: StoredGroup; sent: Record<string, unknown>; tools: ChangeTools }>;

const saveGroup = async (ctx: Context, { row, sent, tools }: Saved) => {
  const { sealer } = tools;
  const { group, value } = row;
  const plain = withoutSecrets(group, sent);
  const oldSettings = settingsOf([{ group, value }]);
  const newSettings = settingsOf([{ group, value: mergeChange(value, plain) }]);
  await refuseReusedPassword(ctx, { oldSettings, newSettings, sent, sealer });
  const keysBefore = await keysWith(ctx, oldSettings, sealer);
  const secrets = await saveSecrets(ctx.tx, { group, sent, sealer });
  const keys = { before: keysBefore, after: await keysWith(ctx, newSettings, sealer) };
  refuseTwoModes(keys.after);
  await refuseOtherKeys(ctx, keys, tools);
  const facts = differences(oldSettings[group as SettingGroup], newSettings[group as SettingGroup]);
  const after = { ...facts.after, ...secrets.after };
  await ctx.record({
    action: 'settings.changed',
    subject: { kind: 'settings', id: group, name: group },
    before: { ...facts.before, ...secrets.before },
    after,
  });
  // Saving a group unchanged must not make the user the one who saved it last.
  if (Object.keys(after).length === 0) return;
  await storeChange(ctx.tx, row, { change: plain, at: ctx.now, by: ctx.actor.user?.name ?? null });
  if (group === 'email') await ctx.enqueue({ task: 'queue-waiting-mails', payload: {}, key: 'queue-waiting-mails' });
};

type Facts = Record<string, unknown>;

/** The fields in which two states of a group differ, at any depth. */
const differences = (before: object, after: object): { before: Facts; after: Facts } => {
  const parts: { before: Facts; after: Facts } = { before: {}, after: {} };
  for (const [name, is] of Object.entries(after)) {
    const was = (before as Facts)[name];
    if (JSON.stringify(was) === JSON.stringify(is)) continue;
    const inner = isGroup(was) && isGroup(is) ? differences(was, is) : { before: was, after: is };
    parts.before[name] = inner.before;
    parts.after[name] = inner.after;
  }
  return parts;
};
