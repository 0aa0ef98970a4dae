import type { AboutSettings, SettingGroupName } from '#contract/office/settings.ts';
import { api } from '../../../api/browser.ts';
import type { Failure } from '../../../api/failure.ts';
import type { FieldProblem } from '../../../ui/form/error-summary.tsx';
import { mergeRemoteChanges, type Saved, type Typed, type Working } from './draft.ts';
import type { Settings } from './settings-context.ts';

/** Why nothing was saved; `wrong` holds field errors by path within the group. */
export type SaveProblem = Readonly<{ failure: Failure; wrong: Failure['fields'] }>;

/** Saves the changes of a section. On a version conflict that involves none of the changed fields, retries once. */
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
  if (mergeRemoteChanges(working, saved).conflicts.length > 0) return problemOf(first, group);
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

/** The part of a section that its card needs, whatever the group. */
export type AnySection = Readonly<{
  isDirty: boolean;
  isBusy: boolean;
  save: () => void;
  discard: () => void;
  savedLast: AboutSettings['saved'][SettingGroupName];
  /** The field errors of the last attempt. */
  summary: readonly FieldProblem[];
  problem: SaveProblem | null;
  /** The fields changed both here and by somebody else, with the saved values. */
  met: readonly Readonly<{ path: string; theirs: Typed }>[];
  keepOwn: () => void;
  takeTheirs: () => void;
}>;
