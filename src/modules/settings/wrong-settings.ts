import type { FieldProblem, FieldProblems } from '#kernel/problem.ts';
import { fieldProblemsOf, usualProblem } from '#platform/http/input/wrong-form.ts';
import { settingRefused } from './rules/problems.ts';
import { groupShapes, type SettingGroup } from './setting-groups.ts';

export type GroupChanges = Partial<Record<SettingGroup, Record<string, unknown>>>;

/** What breaks the limits of its group's shape, by `group.field`. */
export const wrongByShape = (changes: GroupChanges): FieldProblems => {
  const wrong: Record<string, FieldProblem> = {};
  for (const [group, change] of Object.entries(changes)) {
    const { error } = groupShapes[group as SettingGroup].safeParse(change, { error: usualProblem });
    if (error)
      for (const [path, problem] of Object.entries(fieldProblemsOf(error))) wrong[`${group}.${path}`] = problem;
  }
  return wrong;
};

export const refuseWrong = (changes: GroupChanges): void => {
  const wrong = wrongByShape(changes);
  if (Object.keys(wrong).length > 0) throw settingRefused(wrong);
};
