import type { AboutSettings, SettingGroupName } from '#contract/office/settings.ts';
import { api } from '../../../api/browser.ts';
import type { Failure } from '../../../api/failure.ts';
import type { FieldProblem } from '../../../ui/form/error-summary.tsx';
import { mergeRemoteChanges, type Saved, type Typed, type Working } from './draft.ts';
import type { Settings } from './settings-context.ts';

/** Why nothing was saved; `wrong` says of a field, by its path in the group, what is. */
export type SaveProblem = Readonly<{ failure: Failure; wrong: Failure['fields'] }>;

/**
 * Saves the changes of a section. Where another part of the group was saved meanwhile, and nothing that was changed
 * here, it is sent once more.
 */
export const saveSection = async (
  group: SettingGroupName,
  working: Working,
  change: Record<string, unknown>,
  savedOf: (settings: Settings) => Saved,
): Promise<{ saved: Saved } | SaveProblem> => {
  const first = await put(group, change, working.version);
  if (first.success) return { saved: savedOf(settingsIn(first)) };
  if (first.error !== 'settings.changed-meanwhile') return problemOf(first, group);
  const now = await api.call('GET /admin/settings');
  if (!now.success) return problemOf(first, group);
  const saved = savedOf(settingsIn(now));
  if (mergeRemoteChanges(working, saved).met.length > 0) return problemOf(first, group);
  const again = await put(group, change, saved.version);
  return again.success ? { saved: savedOf(settingsIn(again)) } : problemOf(again, group);
};

const put = (group: SettingGroupName, change: Record<string, unknown>, version: number) =>
  api.call('PUT /admin/settings', { body: { [group]: change, versions: { [group]: version } } });

const settingsIn = ({ data, about }: { data: object; about: Settings['about'] }): Settings => ({
  groups: data as Settings['groups'],
  about,
});

const problemOf = (failure: Failure, group: string): SaveProblem => ({
  failure,
  wrong: Object.fromEntries(
    Object.entries(failure.fields).map(([path, problem]) => [path.replace(`${group}.`, ''), problem]),
  ),
});

/** What the card of a section needs of it, whatever group it is of. */
export type AnySection = Readonly<{
  isDirty: boolean;
  isBusy: boolean;
  save: () => void;
  discard: () => void;
  savedLast: AboutSettings['saved'][SettingGroupName];
  /** What is wrong with the last attempt, field by field. */
  summary: readonly FieldProblem[];
  problem: SaveProblem | null;
  /** What another saved of the fields that were changed here. */
  met: readonly Readonly<{ path: string; theirs: Typed }>[];
  keepOwn: () => void;
  takeTheirs: () => void;
}>;
