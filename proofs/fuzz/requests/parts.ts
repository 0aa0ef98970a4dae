import type { ContractRoute } from '#contract/index.ts';
import { password } from '#test/builders/signed-in.ts';
import { validWrites } from '#test/builders/valid-writes.ts';
import { kindOfParameter, type Thing } from '../business/things.ts';
import type { Operation, Parameter } from '../document/operations.ts';
import type { Schema } from '../document/schema.ts';
import { violations } from '../document/schema-violations.ts';
import { inHundred } from '../values/chance.ts';
import { goodValue } from '../values/good-value.ts';
import type { Setting } from '../values/setting.ts';

/** A call's input before it becomes a request. A query parameter may repeat. */
export type Parts = Readonly<{
  params: Readonly<Record<string, string>>;
  query: readonly (readonly [name: string, value: string])[];
  body: unknown;
}>;

export const goodParts = (operation: Operation, setting: Setting): Parts => {
  const { chance } = setting;
  const named = namedThings(operation, setting);
  const params = operation.params.map(({ name, schema }, index) => {
    const id = named[index]?.id;
    const isFitting = id !== undefined && !schema.enum && violations(schema, id).length === 0;
    return [name, isFitting ? id : String(goodValue(schema, name, setting))] as const;
  });
  const drawn = operation.query.filter(({ isRequired }) => isRequired || inHundred(chance, 35));
  const query = drawn.map(({ name, schema }) => {
    const value = goodValue({ ...schema, nullable: false }, name, setting);
    return [name, String(value)] as const;
  });
  const version = named.find((thing) => thing?.version !== undefined)?.version;
  const body = operation.body && goodBody(operation, operation.body, { ...setting, version });
  return { params: Object.fromEntries(params), query, body };
};

/** Records for the path parameters; with two, the second mostly belongs to the first. */
const namedThings = ({ path, params }: Operation, { chance, things, ownBooking }: Setting): (Thing | undefined)[] => {
  const kinds = params.map(({ name }) => kindOfParameter(path, name));
  const isOwn = ownBooking !== undefined && inHundred(chance, 90);
  const chosen = kinds.map((kind) => (kind === 'booking' && isOwn ? { id: ownBooking } : things.some(chance, kind)));
  const part = chosen[1];
  return part && 'of' in part && part.of ? [{ id: part.of }, part] : chosen;
};

/** Half of the bodies are the tests' valid examples, with dates and ids of this run; half are drawn from the schema. */
const goodBody = ({ route }: Operation, schema: Schema, setting: Setting): unknown => {
  const { chance, things, ownBooking } = setting;
  const id = (kind: string) => things.some(chance, kind)?.id ?? '0197f1a0-0000-7000-8000-000000000001';
  const examples: Partial<Record<ContractRoute, object>> = validWrites({
    vehicleId: id('vehicle'),
    bookingId: ownBooking ?? id('booking'),
    addonId: id('addon'),
    categoryId: id('category'),
    packageId: id('package'),
  });
  const example = examples[route];
  return example && inHundred(chance, 60) ? ofHere(example, setting) : goodValue(schema, 'body', setting);
};

const A_DATE = /^20\d\d-\d\d-\d\d/;

/** Replaces an example's dates, names and version by those of this run. */
const ofHere = (part: unknown, setting: Setting, name = ''): unknown => {
  const { number, period, version, chance, things, email } = setting;
  if (Array.isArray(part)) return part.map((item) => ofHere(item, setting, name));
  if (typeof part === 'object' && part !== null)
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, ofHere(value, setting, key)]));
  if (name === 'version' && version !== undefined) return version;
  if (typeof part !== 'string') return part;
  if (part === 'not the one' && inHundred(chance, 60)) return password;
  if (name === 'email' && email && inHundred(chance, 30)) return email;
  if (/[a-z]Location$/.test(name)) return things.some(chance, 'place')?.id ?? part;
  if (/[a-z]LocationId$/.test(name)) return things.some(chance, 'location')?.id ?? part;
  if (name === 'email') return `person${number}@example.com`;
  if (name === 'licensePlate') return `9กท ${1000 + (number % 9000)}`;
  if (name === 'slug' || name === 'code' || name === 'title') return `${part}-${number}`;
  if (!A_DATE.test(part)) return part;
  const moment = /end|until|return|^to$|To$/i.test(name) ? period.until : period.from;
  return `${moment.toPlainDate()}${part.slice(10)}`;
};

/** The parameters and body fields that the document allows in a call. */
export const partsOf = ({ params, query, body }: Operation): string[] => [
  ...params.map(({ name }) => inPath(name)),
  ...query.map(({ name }) => inQuery(name)),
  ...fieldsOf(body).map(inBody),
];

/** The parameters and body fields that occur in these parts. */
export const partsIn = ({ body: schema }: Operation, { params, query, body }: Parts): string[] => [
  ...Object.keys(params).map(inPath),
  ...query.map(([name]) => inQuery(name)),
  ...(Array.isArray(body) ? body : [body]).flatMap((part: unknown) =>
    fieldsOf(schema)
      .filter((name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name] !== undefined)
      .map(inBody),
  ),
];

const inPath = (name: string) => `${name} in the path`;
const inQuery = (name: string) => `${name} in the query`;
const inBody = (name: string) => `${name} in the body`;

const fieldsOf = (schema: Schema | null | undefined): string[] =>
  schema ? [...Object.keys(schema.properties ?? {}), ...fieldsOf(schema.items)] : [];

/** The violations of the document in these parts. */
export const wrongOf = ({ params, query, body }: Operation, parts: Parts): string[] => [
  ...params.flatMap((parameter) => wrongText(parameter, [parts.params[parameter.name] ?? ''])),
  ...query.flatMap((parameter) =>
    wrongText(
      parameter,
      parts.query.filter(([name]) => name === parameter.name).map(([, value]) => value),
    ),
  ),
  // A body that may be null may be left out.
  ...(body ? wrongValue(body, parts.body ?? null, 'body') : []),
];

/** Ignores blanks around a text, which the API trims. */
const wrongValue = (schema: Schema, value: unknown, at: string): string[] => {
  const faults = violations(schema, value, at);
  return faults.length > 0 && violations(schema, trimmed(value), at).length === 0 ? [] : faults;
};

const trimmed = (part: unknown): unknown => {
  if (typeof part === 'string') return part.trim();
  if (Array.isArray(part)) return part.map(trimmed);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, trimmed(value)]));
};

const wrongText = ({ name, isRequired, schema }: Parameter, values: readonly string[]): string[] => {
  const [value] = values;
  if (value === undefined) return isRequired ? [`${name} is missing`] : [];
  const { items } = schema;
  // A list comes as its name with each of its values.
  if (schema.type === 'array' && items) {
    const list = values.map((one) => asTyped(items, one));
    return wrongValue(schema, list, name);
  }
  if (values.length > 1) return [`${name} comes more than once`];
  const ways = schema.anyOf && schema.type === undefined ? schema.anyOf : [schema];
  const faults = ways.map((way) => wrongValue(way, asTyped(way, value), name));
  return faults.some((found) => found.length === 0) ? [] : (faults[0] ?? []);
};

/** Converts a text from an address to its schema's type. */
const asTyped = ({ type }: Schema, text: string): unknown => {
  if (type === 'integer' || type === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  if (type === 'boolean') return text === 'true' || text === 'false' ? text === 'true' : text;
  return text;
};
