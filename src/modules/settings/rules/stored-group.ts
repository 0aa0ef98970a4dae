type Stored = Record<string, unknown>;
type Path = readonly PropertyKey[];

export const isGroup = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Removes invalid values from a stored group, so that only those fall back to their defaults. */
export const withoutBroken = (value: Stored, paths: readonly Path[]): Stored => paths.reduce(withoutOne, value);

const withoutOne = (value: Stored, [key, ...rest]: Path): Stored => {
  if (key === undefined) return {};
  const name = String(key);
  const inner = value[name];
  if (rest.length > 0 && isGroup(inner)) return { ...value, [name]: withoutOne(inner, rest) };
  const { [name]: _broken, ...others } = value;
  return others;
};

/** Merges a change into a stored group: nested groups are merged, lists and single values replaced. */
export const mergeChange = (value: Stored, change: Stored): Stored => {
  const laid = Object.entries(change).map(([name, to]) => {
    const from = value[name];
    return [name, isGroup(from) && isGroup(to) ? mergeChange(from, to) : to];
  });
  return { ...value, ...Object.fromEntries(laid) };
};

/** The fields of a change that do not exist, so that a misspelt name is refused instead of ignored. */
export const unknownFields = (change: object, existing: object, path: readonly string[] = []): string[] =>
  Object.entries(change).flatMap(([name, value]) => {
    const here = [...path, name];
    if (!Object.hasOwn(existing, name)) return [here.join('.')];
    const inner = (existing as Record<string, unknown>)[name];
    return isGroup(value) && isGroup(inner) ? unknownFields(value, inner, here) : [];
  });
