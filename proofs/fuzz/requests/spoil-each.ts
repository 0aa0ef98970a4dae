import type { Operation } from '../document/operations.ts';
import type { Schema } from '../document/schema.ts';
import { violations } from '../document/schema-violations.ts';
import { type Chance, oneOf } from '../values/chance.ts';
import { goodValue } from '../values/good-value.ts';
import { nonsenseText } from '../values/nonsense.ts';
import type { Setting } from '../values/setting.ts';
import type { Parts } from './parts.ts';

/** One change to the parts of a good call. */
export type Spoil = Readonly<{ what: string; spoil: (parts: Parts) => Parts }>;
type Fields = Readonly<Record<string, unknown>>;

/** Changes each parameter and field of a good call, one at a time, to valid and invalid values. */
export const spoilsOfEach = ({ params, query, body }: Operation, parts: Parts, setting: Setting): Spoil[] => [
  ...params.flatMap(({ name, schema }) => ofParam(name, schema, setting)),
  ...query.flatMap(({ name, schema }) => ofQuery(name, schema, setting)),
  ...(body ? placesOf(body, parts.body).flatMap((place) => ofField(place, setting)) : []),
];

const ofParam = (name: string, schema: Schema, setting: Setting): Spoil[] => {
  const stranger = schema.format === 'uuid' ? NOTHING : String(goodValue(schema, name, setting));
  const spoilt = nonsenseText(setting.chance) || ' ';
  const named = (what: string, value: string): Spoil => ({
    what,
    spoil: (parts) => ({ ...parts, params: { ...parts.params, [name]: value } }),
  });
  return [named(`another ${name}`, stranger), named(`${name} is spoilt`, spoilt)];
};

/** An id that does not exist. */
const NOTHING = 'a1a1a1a1-0000-4000-8000-000000000000';

const ofQuery = (name: string, schema: Schema, setting: Setting): Spoil[] => {
  const withValue = (what: string, value: string): Spoil => ({
    what,
    spoil: (parts) => ({ ...parts, query: [...parts.query.filter(([other]) => other !== name), [name, value]] }),
  });
  const one = schema.type === 'array' && schema.items ? schema.items : schema;
  const good = String(goodValue({ ...one, nullable: false }, name, setting));
  return [withValue(`${name} as it may be`, good), withValue(`${name} is spoilt`, nonsenseText(setting.chance))];
};

const ofField = ({ path, field, isThere }: Place, setting: Setting): Spoil[] => {
  const name = path.join('.');
  const filled = (what: string, value: unknown): Spoil => ({
    what,
    spoil: (parts) => ({ ...parts, body: changed(parts.body, path, value) }),
  });
  return [
    filled(`${name} is spoilt`, wrongValue(field, setting.chance)),
    isThere
      ? filled(`${name} is left out`, undefined)
      : filled(`${name} as it may be`, goodValue(field, path.at(-1) ?? '', setting)),
  ];
};

/** Values of each type that hardly any field accepts. */
const wrongValues: readonly unknown[] = [
  {},
  [],
  '',
  'x'.repeat(10_001),
  -1,
  1e21,
  0.001,
  null,
  true,
  ['\u0000'],
  '2026-02-30',
];

/** A value that violates the schema, if any of these does. */
const wrongValue = (schema: Schema, chance: Chance): unknown => {
  const wrong = wrongValues.filter((value) => violations(schema, value).length > 0);
  return wrong.length > 0 ? oneOf(chance, wrong) : 'x\u0000';
};

type Place = Readonly<{ path: readonly string[]; field: Schema; isThere: boolean }>;

/** All fields of a body that the schema declares, at any depth; in a list, those of its first item. */
const placesOf = (schema: Schema, value: unknown, path: readonly string[] = []): Place[] => {
  const { properties = {}, items, anyOf = [] } = schema;
  if (items) return Array.isArray(value) && value.length > 0 ? placesOf(items, value[0], [...path, '0']) : [];
  const objects = anyOf.filter(({ type }) => type === 'object');
  const own = Object.entries(properties).flatMap(([name, field]) => {
    const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
    const inner = isThere ? placesOf(field, (value as Fields)[name], [...path, name]) : [];
    return [{ path: [...path, name], field, isThere }, ...inner];
  });
  return [...own, ...objects.flatMap((object) => placesOf(object, value, path))];
};

/** A copy with the value at a path replaced. */
const changed = (part: unknown, [name, ...rest]: readonly string[], value: unknown): unknown => {
  if (name === undefined) return value;
  if (Array.isArray(part)) return part.with(Number(name), changed(part[Number(name)], rest, value));
  return { ...(part as object), [name]: changed((part as Fields | undefined)?.[name], rest, value) };
};
