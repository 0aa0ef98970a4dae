import type { SettingGroupName, SettingGroups } from '#contract/office/settings.ts';

type PathsOf<Group> = {
  [Name in keyof Group & string]: Group[Name] extends readonly unknown[]
    ? Name
    : Group[Name] extends object
      ? `${Name}.${PathsOf<Group[Name]>}`
      : Name;
}[keyof Group & string];

/** A setting within its group, such as `socialMedia.line`. */
export type SettingPath<Group extends SettingGroupName> = PathsOf<SettingGroups[Group]>;

/** What stands in a control: numbers are texts while they are typed; null is a secret that is not set. */
export type Typed = string | boolean | null | readonly string[];
type Draft = Readonly<Record<string, Typed>>;

/** The settings of a section as its controls show them. */
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

/** Where two drafts of the same section differ. */
export const differing = (a: Draft, b: Draft): string[] => Object.keys(a).filter((path) => !isSame(a[path], b[path]));

const figure = /^-?\d+(\.\d+)?$/;

/** Numbers that are none: the server is not asked about them. */
export const unreadable = (draft: Draft, paths: readonly string[]): string[] =>
  paths.filter((path) => {
    const text = draft[path];
    return isNumberSetting(path) && typeof text === 'string' && !figure.test(text.trim()) && !mayBeEmpty(path, text);
  });

/** A place on the map may be taken away. */
const mayBeEmpty = (path: string, text: string) => path.startsWith('map') && text.trim() === '';

/** What is sent of a draft: its changes alone, in the shape of the group. */
export const changeOf = (draft: Draft, paths: readonly string[]): Record<string, unknown> =>
  paths.reduce((change, path) => laid(change, path.split('.'), sent(draft[path], path)), {});

const sent = (value: Typed | undefined, path: string): unknown => {
  if (!isNumberSetting(path)) return value;
  return value === '' ? null : Number(value);
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
  'paymentTimeout',
  'reminderHours',
  'sessionTimeout',
  'maxLoginAttempts',
  'passwordMinLength',
  'rate',
];

/** Whether a setting is a number: its field holds the text that becomes one. */
const isNumberSetting = (path: string): boolean => numberSettings.includes(path);

/** A section that somebody works on: what it began with, what is typed now, and by which version of its group. */
export type Working = Readonly<{ base: Draft; draft: Draft; version: number }>;

/** What is saved by now. */
export type Saved = Readonly<{ values: Draft; version: number }>;

/**
 * A section after somebody saved its group: what was not touched here takes what is saved, what was typed stays. Fields
 * that were changed in both places stand in `met`, and the section keeps the version that it began with until somebody
 * has decided.
 */
export const mergeRemoteChanges = (working: Working, saved: Saved): { working: Working; met: string[] } => {
  if (saved.version <= working.version) return { working, met: [] };
  const { base, draft } = working;
  const theirs = differing(base, saved.values);
  const own = differing(base, draft);
  const met = theirs.filter((path) => own.includes(path) && differing(draft, saved.values).includes(path));
  if (met.length > 0) return { working, met };
  return { working: { base: saved.values, draft: laidOver(saved.values, draft, own), version: saved.version }, met };
};

/** The same, once it is decided that what is typed here counts. */
export const keepOwn = ({ base, draft }: Working, saved: Saved): Working => ({
  base: saved.values,
  draft: laidOver(saved.values, draft, differing(base, draft)),
  version: saved.version,
});

const laidOver = (values: Draft, draft: Draft, paths: readonly string[]): Draft =>
  Object.fromEntries(Object.keys(values).map((path) => [path, (paths.includes(path) ? draft : values)[path] ?? null]));
