import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { SettingGroupName } from '#contract/office/settings.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
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
import { type Settings, useReportUnsaved, useSettings } from './settings-context.ts';

const nothing: readonly FieldProblem[] = [];

/**
 * A section of a group that is edited and saved by itself: what is typed, what differs, what is wrong with it, and what
 * another saved meanwhile.
 */
export const useSection = <Group extends SettingGroupName>(
  name: string,
  group: Group,
  paths: readonly SettingPath<Group>[],
) => {
  const { t } = useTranslation('settings', { keyPrefix: 'section' });
  const settings = useSettings();
  const saved = savedOf(settings, group, paths);
  const [working, setWorking] = useState<Working>(() => startOf(saved));
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  // Takes the focus whenever another list comes: so it is made once per attempt, and gone with the first change.
  const [summary, setSummary] = useState<readonly FieldProblem[]>(nothing);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const notify = useNotify();
  const say = useProblemWords();

  const { working: now, met } = mergeRemoteChanges(working, saved);
  if (now.version > working.version) setWorking(now);
  const changed = differing(now.base, now.draft);
  const isDirty = changed.length > 0;
  useReporting(name, isDirty);

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
    await revalidate();
  };

  return {
    name,
    isDirty,
    isBusy,
    save: () => void save(),
    discard: () => restart(startOf(saved)),
    /** Who saved the group last; of a group that nobody saved yet there is nothing to say. */
    savedLast: settings.about.saved[group],
    summary,
    problem,
    met: met.map((path) => ({ path, theirs: saved.values[path] ?? null })),
    keepOwn: () => restart(keepOwn(now, saved)),
    takeTheirs: () => restart(startOf(saved)),
    valueOf: (path: SettingPath<Group>): Typed => now.draft[path] ?? null,
    textOf: (path: SettingPath<Group>): string => String(now.draft[path] ?? ''),
    isOn: (path: SettingPath<Group>): boolean => now.draft[path] === true,
    /** What stood there before it was changed; null where it was not. */
    was: (path: SettingPath<Group>): string | null => (changed.includes(path) ? String(now.base[path] ?? '') : null),
    set,
    /** What the control of a text or a number needs. */
    text: (path: SettingPath<Group>) => ({
      id: idOf(path),
      name: path,
      value: String(now.draft[path] ?? ''),
      error: wrong[path],
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set(path, currentTarget.value),
    }),
    /** What the field of a secret needs. */
    secret: (path: SettingPath<Group>) => ({
      id: idOf(path),
      name: path,
      error: wrong[path],
      value: asSecret(now.draft[path]),
      base: asSecret(now.base[path]),
      onChange: (value: string | null) => set(path, value),
    }),
    /** What a switch needs. */
    flag: (path: SettingPath<Group>) => ({
      id: idOf(path),
      name: path,
      checked: now.draft[path] === true,
      onSwitch: (isOn: boolean) => set(path, isOn),
    }),
  };
};

/** What the card of a section and its parts work with. */
export type Section<Group extends SettingGroupName> = ReturnType<typeof useSection<Group>>;

const asSecret = (value: Typed | undefined): string | null => (typeof value === 'string' ? value : null);

const savedOf = (
  { groups, about }: Pick<Settings, 'groups' | 'about'>,
  group: SettingGroupName,
  paths: readonly string[],
): Saved => ({ values: draftOf(groups[group], paths), version: about.saved[group]?.version ?? 0 });

const startOf = ({ values, version }: Saved): Working => ({ base: values, draft: values, version });

const useReporting = (name: string, isDirty: boolean) => {
  const report = useReportUnsaved();
  useEffect(() => {
    report(name, isDirty);
    return () => report(name, false);
  }, [report, name, isDirty]);
};
