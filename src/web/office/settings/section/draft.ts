import type { SettingGroupName, SettingGroups } from '#contract/office/settings.ts';
import { typedNumber, typedOrNone } from '../../form/typed-number.ts';

type PathsOf<Group> = {
  [Name in keyof Group & string]: Group[Name] extends readonly unknown[]
    ? Name
    : Group[Name] extends object
      ? `${Name}.${PathsOf<Group[Name]>}`
      : Name;
}[keyof Group & string];

/** A setting within its group, such as `socialMedia.line`. */
export type SettingPath<Group extends SettingGroupName> = PathsOf<SettingGroups[Group]>;

/** The value of a control: numbers as typed text; null for a secret that is not set. */
export type Typed = string | boolean | null | readonly string[];
type Draft = Readonly<Record<string, Typed>>;

/** The settings of a section as the values of its controls, by path. */
export const draftOf = (group: object, paths: readonly string[]): Draft =>
  Object.fromEntries(paths.map((path) => [path, typed(valueAt(group, path), path)]));

const valueAt = (group: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => Object(value)[name], group);

const typed = (value: unknown, path: string): Typed => {
  if (typeof value === 'number') return String(value);
  if (value === null) return isNumberSetting(path) ? '' : null;
  return value as Typed;
};

const isSame = (a: Typed | undefined, b: Typed | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The paths at which two drafts of a section differ. */
export const differing = (a: Draft, b: Draft): string[] => Object.keys(a).filter((path) => !isSame(a[path], b[path]));

/** The paths of number settings whose text is not a number; the form refuses them without calling the server. */
export const unreadable = (draft: Draft, paths: readonly string[]): string[] =>
  paths.filter((path) => {
    const text = draft[path];
    return (
      isNumberSetting(path) &&
      typeof text === 'string' &&
      typeof typedNumber(text) !== 'number' &&
      !mayBeEmpty(path, text)
    );
  });

/** The map coordinates may be cleared. */
const mayBeEmpty = (path: string, text: string) => path.startsWith('map') && text.trim() === '';

/** The request body: the values at the given paths, nested as in the group. */
export const changeOf = (draft: Draft, paths: readonly string[]): Record<string, unknown> =>
  paths.reduce((change, path) => laid(change, path.split('.'), sent(draft[path], path)), {});

const sent = (value: Typed | undefined, path: string): unknown => {
  if (!isNumberSetting(path)) return value;
  return typeof value === 'string' ? typedOrNone(value) : value;
};

const laid = (
  into: Record<string, unknown>,
  [name = '', ...rest]: string[],
  value: unknown,
): Record<string, unknown> => ({
  ...into,
  [name]: rest.length === 0 ? value : laid(Object(into[name]), rest, value),
});

const numberSettings = [
  'mapLatitude',
  'mapLongitude',
  'smtpPort',
  'minBookingHours',
  'maxBookingDays',
  'advanceBookingDays',
  'depositPercentage',
  'turnoverIntervalHours',
  'graceMinutes',
  'claimAnswerHours',
  'lockHours',
  'earlyReturnPercent',
  'paymentTimeout',
  'offlineHoldHours',
  'reminderHours',
  'returnReminderMinutes',
  'sessionTimeout',
  'maxLoginAttempts',
  'passwordMinLength',
  'rate',
];

/** Whether a setting is a number, so that its typed text has to be converted. */
const isNumberSetting = (path: string): boolean => numberSettings.includes(path);

/** A section being edited: the values it started from, the typed values, and the group's version they are based on. */
export type Working = Readonly<{ base: Draft; draft: Draft; version: number }>;

/** The saved values, with the group's version. */
export type Saved = Readonly<{ values: Draft; version: number }>;

/**
 * Merges a newer saved version into a section: untouched fields take the saved values, typed ones stay. Fields changed
 * on both sides are returned as `met`; the section then keeps its base version until the user decides.
 */
export const mergeRemoteChanges = (working: Working, saved: Saved): { working: Working; conflicts: string[] } => {
  if (saved.version <= working.version) return { working, conflicts: [] };
  const { base, draft } = working;
  const theirs = differing(base, saved.values);
  const own = differing(base, draft);
  const conflicts = theirs.filter((path) => own.includes(path) && differing(draft, saved.values).includes(path));
  if (conflicts.length > 0) return { working, conflicts };
  return {
    working: { base: saved.values, draft: laidOver(saved.values, draft, own), version: saved.version },
    conflicts,
  };
};

/** Rebases the section onto the saved version, keeping all typed values. */
export const keepOwn = ({ base, draft }: Working, saved: Saved): Working => ({
  base: saved.values,
  draft: laidOver(saved.values, draft, differing(base, draft)),
  version: saved.version,
});

const laidOver = (values: Draft, draft: Draft, paths: readonly string[]): Draft =>
  Object.fromEntries(Object.keys(values).map((path) => [path, (paths.includes(path) ? draft : values)[path] ?? null]));
