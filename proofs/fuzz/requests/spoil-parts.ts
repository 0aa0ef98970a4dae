import type { Operation } from '../document/operations.ts';
import { between, type Chance, oneOf } from '../values/chance.ts';
import { nonsense, nonsenseText } from '../values/nonsense.ts';
import type { Parts } from './parts.ts';

/**
 * Spoils some part of a request; null if it does not apply. The document decides whether the request is now invalid.
 */
type Spoil = (parts: Parts, chance: Chance, operation: Operation) => Parts | null;

type Place = Readonly<{ holder: Record<string, unknown> | unknown[]; key: string | number }>;

const spoilField: Spoil = (parts, chance) =>
  changed(parts, chance, ({ holder, key }) => set(holder, key, nonsense(chance)));

const leaveOut: Spoil = (parts, chance) =>
  changed(parts, chance, ({ holder, key }) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  });

const spoilBody: Spoil = (parts, chance, { body }) => (body ? { ...parts, body: nonsense(chance) } : null);

const addFields: Spoil = (parts, chance) =>
  changed(parts, chance, ({ holder }) => {
    if (Array.isArray(holder)) holder.push(nonsense(chance));
    else
      for (const name of ['role', 'status', '__proto__x', 'constructor', 'id', 'paid_satang'])
        holder[name] ??= nonsense(chance);
  });

const spoilParameter: Spoil = (parts, chance, { params }) => {
  if (params.length === 0) return null;
  const { name } = oneOf(chance, params);
  // An empty path segment would change the path.
  return { ...parts, params: { ...parts.params, [name]: nonsenseText(chance) || ' ' } };
};

const spoilQuery: Spoil = (parts, chance, { query }) => {
  if (query.length === 0) return null;
  const { name } = oneOf(chance, query);
  const others = parts.query.filter(([other]) => other !== name);
  return { ...parts, query: [...others, [name, nonsenseText(chance)]] };
};

const repeatQuery: Spoil = (parts, chance, { query }) => {
  if (query.length === 0) return null;
  const { name } = oneOf(chance, query);
  const [, value = ''] = parts.query.find(([other]) => other === name) ?? [];
  return { ...parts, query: [...parts.query, [name, value], [name, nonsenseText(chance)]] };
};

const dropQuery: Spoil = (parts, chance) =>
  parts.query.length > 0
    ? { ...parts, query: parts.query.toSpliced(between(chance, 0, parts.query.length - 1), 1) }
    : null;

const oddNames = ['__proto__', 'constructor', 'page[]', 'page[$gt]', 'toString', '', 'a.b.c', 'x'.repeat(300)];
const addQuery: Spoil = (parts, chance) => ({
  ...parts,
  query: [...parts.query, [oneOf(chance, oddNames), nonsenseText(chance)]],
});

/** The changes to a call's parts, with their weights. */
export const spoils: readonly (readonly [what: string, times: number, spoil: Spoil])[] = [
  ['a field is spoilt', 30, spoilField],
  ['a field is left out', 12, leaveOut],
  ['the body is spoilt', 6, spoilBody],
  ['more fields', 6, addFields],
  ['a parameter is spoilt', 12, spoilParameter],
  ['a query is spoilt', 16, spoilQuery],
  ['a query comes twice', 5, repeatQuery],
  ['a query is left out', 4, dropQuery],
  ['another query', 4, addQuery],
];

const changed = ({ body, ...parts }: Parts, chance: Chance, change: (place: Place) => void): Parts | null => {
  const copy = structuredClone(body);
  const places = placesIn(copy);
  if (places.length === 0) return null;
  change(oneOf(chance, places));
  return { ...parts, body: copy };
};

const set = (holder: Place['holder'], key: Place['key'], value: unknown) =>
  void Object.assign(holder, { [key]: value });

/** All fields of a body, at any depth. */
const placesIn = (part: unknown): Place[] => {
  if (typeof part !== 'object' || part === null) return [];
  const holder = part as Record<string, unknown>;
  return Object.entries(holder).flatMap(([key, value]) => [{ holder, key }, ...placesIn(value)]);
};
