type Parts = Readonly<{ params?: unknown; query?: unknown; body?: unknown }>;

/** The path of every value in a call's parts, of a list only its first entry: `body.addons.0.quantity`. */
export const placesIn = ({ params, query, body }: Parts): string[] =>
  Object.entries({ params, query, body }).flatMap(([part, value]) => within(value, part));

const within = (value: unknown, at: string): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? Object.entries(value.slice(0, 1)) : Object.entries(value);
  return entries.flatMap(([name, item]) => [`${at}.${name}`, ...within(item, `${at}.${name}`)]);
};

/** The value at a path. */
export const valueAt = (parts: unknown, place: string): unknown =>
  place.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], parts);

/** A copy with another value at a path; `undefined` omits the field. */
export const replacedAt = <Whole>(whole: Whole, place: string, value: unknown): Whole => {
  const changed = structuredClone(whole);
  const names = place.split('.');
  const last = names.pop() ?? '';
  const around = valueAt(changed, names.join('.')) as Record<string, unknown>;
  if (value === undefined && !Array.isArray(around)) delete around[last];
  else around[last] = value;
  return changed;
};
