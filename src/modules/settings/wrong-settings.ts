import { sentenceFor } from '#platform/http/input/wrong-form.ts';
import { settingRefused } from './rules/problems.ts';
import { groupShapes, type SettingGroup } from './setting-groups.ts';

export type GroupChanges = Partial<Record<SettingGroup, Record<string, unknown>>>;

/** What breaks the limits of its group's shape: a sentence per `group.field`. */
export const wrongByShape = (changes: GroupChanges): Record<string, string> => {
  const wrong: Record<string, string> = {};
  for (const [group, change] of Object.entries(changes)) {
    const { error } = groupShapes[group as SettingGroup].safeParse(change, { error: sentenceFor });
    for (const { path, message } of error?.issues ?? []) wrong[[group, ...path].join('.')] ??= message;
  }
  return wrong;
};

export const refuseWrong = (changes: GroupChanges): void => {
  const wrong = wrongByShape(changes);
  if (Object.keys(wrong).length > 0) throw settingRefused(wrong);
};
