import type { Schema } from './schema.ts';

/** One sentence for each way in which a value violates a schema, with the path to it. */
export const violations = (schema: Schema, value: unknown, at = ''): string[] => {
  if (value === null && schema.nullable) return [];
  return [
    ...(schema.allOf ?? []).flatMap((part) => violations(part, value, at)),
    ...ofAny(schema, value, at),
    ...ofEnum(schema, value, at),
    ...(schema.type ? ofType[schema.type](schema, value, at) : []),
  ];
};

type Check = (schema: Schema, value: unknown, at: string) => string[];

const wrong = (at: string, what: string) => [`${at || 'the whole'} ${what}`];
const unless = (isRight: boolean, at: string, what: string) => (isRight ? [] : wrong(at, what));

const ofAny: Check = ({ anyOf }, value, at) =>
  unless(!anyOf || anyOf.some((part) => violations(part, value, at).length === 0), at, 'is none of what it may be');

const ofEnum: Check = ({ enum: allowed }, value, at) =>
  unless(!allowed || allowed.includes(value), at, `is not one of ${allowed?.join(', ')}`);

const ofObject: Check = ({ properties = {}, required = [], additionalProperties = true }, value, at) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong(at, 'is not an object');
  return [
    ...required.flatMap((name) => unless(Object.hasOwn(value, name), `${at}.${name}`, 'is missing')),
    ...Object.entries(value).flatMap(([name, item]) => {
      // JSON leaves out undefined values.
      if (item === undefined) return [];
      const schema = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
      if (schema === false) return wrong(`${at}.${name}`, 'has no place here');
      return typeof schema === 'object' ? violations(schema, item, `${at}.${name}`) : [];
    }),
  ];
};

const ofArray: Check = ({ items, minItems = 0, maxItems = Infinity }, value, at) => {
  if (!Array.isArray(value)) return wrong(at, 'is not a list');
  return [
    ...unless(value.length >= minItems, at, `has fewer than ${minItems} items`),
    ...unless(value.length <= maxItems, at, `has more than ${maxItems} items`),
    ...(items ? value.flatMap((item, index) => violations(items, item, `${at}[${index}]`)) : []),
  ];
};

const ofString: Check = ({ minLength = 0, maxLength = Infinity, pattern }, value, at) => {
  if (typeof value !== 'string') return wrong(at, 'is not a text');
  const length = [...value].length;
  return [
    ...unless(length >= minLength, at, `has fewer than ${minLength} characters`),
    ...unless(length <= maxLength, at, `has more than ${maxLength} characters`),
    ...unless(!pattern || patternOf(pattern).test(value), at, `does not match ${pattern}`),
  ];
};

const ofNumber: Check = (schema, value, at) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return wrong(at, 'is not a number');
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  return [
    ...unless(exclusiveMinimum ? value > minimum : value >= minimum, at, `is less than ${minimum}`),
    ...unless(exclusiveMaximum ? value < maximum : value <= maximum, at, `is more than ${maximum}`),
    ...unless(!multipleOf || isMultiple(value, multipleOf), at, `is no multiple of ${multipleOf}`),
  ];
};

const ofType: Readonly<Record<NonNullable<Schema['type']>, Check>> = {
  object: ofObject,
  array: ofArray,
  string: ofString,
  number: ofNumber,
  integer: (schema, value, at) => [
    ...ofNumber(schema, value, at),
    ...unless(Number.isInteger(value), at, 'is not a whole number'),
  ],
  boolean: (_schema, value, at) => unless(typeof value === 'boolean', at, 'is neither true nor false'),
};

/** Tolerates rounding errors: 0.07 counts as a multiple of 0.01. */
const isMultiple = (value: number, step: number) => {
  const times = value / step;
  return Math.abs(times - Math.round(times)) <= 1e-9 * Math.max(1, Math.abs(times));
};

const patterns = new Map<string, RegExp>();
const patternOf = (pattern: string): RegExp => {
  const compiled = patterns.get(pattern) ?? new RegExp(pattern, 'u');
  patterns.set(pattern, compiled);
  return compiled;
};
