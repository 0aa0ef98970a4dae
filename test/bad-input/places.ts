type Parts = Readonly<{ params?: unknown; query?: unknown; body?: unknown }>;

/** Every place in the parts of a call where something stands, of a list its first entry: `body.addons.0.quantity`. */
export const placesIn = ({ params, query, body }: Parts): string[] =>
  Object.entries({ params, query, body }).flatMap(([part, value]) => within(value, part));

const within = (value: unknown, at: string): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? Object.entries(value.slice(0, 1)) : Object.entries(value);
  return entries.flatMap(([name, item]) => [`${at}.${name}`, ...within(item, `${at}.${name}`)]);
};

/** What stands at a place. */
export const valueAt = (parts: unknown, place: string): unknown =>
  place.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], parts);

/** The same with something else at a place; with `undefined` it is left out. */
export const replacedAt = <Whole>(whole: Whole, place: string, value: unknown): Whole => {
  const changed = structuredClone(whole);
  const names = place.split('.');
  const last = names.pop() ?? '';
  const around = valueAt(changed, names.join('.')) as Record<string, unknown>;
  if (value === undefined && !Array.isArray(around)) delete around[last];
  else around[last] = value;
  return changed;
};
