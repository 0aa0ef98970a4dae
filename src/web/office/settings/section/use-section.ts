import { useState } from 'react';
import type { SettingGroupName } from '#contract/office/settings.ts';
import { useReload } from '../../../connection/use-reload.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { useUnsaved } from '../../../shell/unsaved.ts';
import type { FieldProblem } from '../../../ui/form/error-summary.tsx';
import { useNotify } from '../../../ui/toast/toasts.tsx';
import {
  changeOf,
  differing,
  draftOf,
  keepOwn,
  mergeRemoteChanges,
  type Saved,
  type SettingPath,
  type Typed,
  unreadable,
  type Working,
} from './draft.ts';
import { type SaveProblem, saveSection } from './save-section.ts';
import { type Settings, useSettings } from './settings-context.ts';

const nothing: readonly FieldProblem[] = [];

/** State of a settings section: typed values, changes, errors, conflicts with another user's save, and saving. */
export const useSection = <Group extends SettingGroupName>(
  name: string,
  group: Group,
  paths: readonly SettingPath<Group>[],
) => {
  const t = useWords('settings', 'section');
  const settings = useSettings();
  const saved = savedOf(settings, group, paths);
  const [working, setWorking] = useState<Working>(() => startOf(saved));
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  // A new summary takes the focus, so it is set once per attempt and cleared by the next change.
  const [summary, setSummary] = useState<readonly FieldProblem[]>(nothing);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const reload = useReload();
  const notify = useNotify();
  const say = useProblemWords();

  const { working: now, conflicts } = mergeRemoteChanges(working, saved);
  if (now.version > working.version) setWorking(now);
  const changed = differing(now.base, now.draft);
  const isDirty = changed.length > 0;
  useUnsaved(isDirty);

  const idOf = (path: string) => `${group}-${path.replaceAll('.', '-')}`;
  const set = (path: SettingPath<Group>, value: Typed) => {
    setWorking({ ...now, draft: { ...now.draft, [path]: value } });
    setWrong(({ [path]: _cleared, ...others }) => others);
    setSummary(nothing);
    setProblem(null);
  };
  const refuse = (messages: Readonly<Record<string, string>>) => {
    setWrong(messages);
    setSummary(Object.entries(messages).map(([path, sentence]) => ({ id: idOf(path), sentence })));
  };
  const restart = (next: Working) => {
    setWorking(next);
    refuse({});
    setProblem(null);
  };

  const save = async () => {
    if (isBusy || !isDirty) return;
    const unread = unreadable(now.draft, changed);
    refuse(Object.fromEntries(unread.map((path) => [path, t('number')])));
    setProblem(null);
    if (unread.length > 0) return;
    setBusy(true);
    const outcome = await saveSection(group, now, changeOf(now.draft, changed), (replied) =>
      savedOf(replied, group, paths),
    );
    setBusy(false);
    if ('saved' in outcome) {
      restart(startOf(outcome.saved));
      notify({ message: t('saved') });
    } else {
      refuse(Object.fromEntries(Object.entries(outcome.wrong).map(([path, problem]) => [path, say(problem)])));
      setProblem(outcome);
    }
    await reload();
  };

  return {
    name,
    isDirty,
    isBusy,
    save: () => void save(),
    discard: () => restart(startOf(saved)),
    /** Who last saved the group, and when; undefined if it was never saved. */
    savedLast: settings.about.saved[group],
    summary,
    problem,
    met: conflicts.map((path) => ({ path, theirs: saved.values[path] ?? null })),
    keepOwn: () => restart(keepOwn(now, saved)),
    takeTheirs: () => restart(startOf(saved)),
    valueOf: (path: SettingPath<Group>): Typed => now.draft[path] ?? null,
    textOf: (path: SettingPath<Group>): string => String(now.draft[path] ?? ''),
    isOn: (path: SettingPath<Group>): boolean => now.draft[path] === true,
    /** The previous value of a changed setting; null if it is unchanged. */
    was: (path: SettingPath<Group>): string | null => (changed.includes(path) ? String(now.base[path] ?? '') : null),
    set,
    /** The props of a text or number field. */
    text: (path: SettingPath<Group>) => ({
      id: idOf(path),
      name: path,
      value: String(now.draft[path] ?? ''),
      error: wrong[path],
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set(path, currentTarget.value),
    }),
    /** The props of a secret field. */
    secret: (path: SettingPath<Group>) => ({
      id: idOf(path),
      name: path,
      error: wrong[path],
      value: asSecret(now.draft[path]),
      base: asSecret(now.base[path]),
      onChange: (value: string | null) => set(path, value),
    }),
    /** The props of a switch. */
    flag: (path: SettingPath<Group>) => ({
      id: idOf(path),
      name: path,
      checked: now.draft[path] === true,
      onSwitch: (isOn: boolean) => set(path, isOn),
    }),
  };
};

/** A section, as used by its card and fields. */
export type Section<Group extends SettingGroupName> = ReturnType<typeof useSection<Group>>;

const asSecret = (value: Typed | undefined): string | null => (typeof value === 'string' ? value : null);

const savedOf = (
  { groups, about }: Pick<Settings, 'groups' | 'about'>,
  group: SettingGroupName,
  paths: readonly string[],
): Saved => ({ values: draftOf(groups[group], paths), version: about.saved[group]?.version ?? 0 });

const startOf = ({ values, version }: Saved): Working => ({ base: values, draft: values, version });
