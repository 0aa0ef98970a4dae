import fc from 'fast-check';
import { kindOfName } from '../business/things.ts';
import type { Schema } from '../document/schema.ts';
import { violations } from '../document/schema-violations.ts';
import { between, type Chance, inHundred, oneOf } from './chance.ts';
import { namedTexts } from './named-texts.ts';
import type { Setting } from './setting.ts';

/** A value that the schema allows, meaningful if the field's name is known. */
export const goodValue = (schema: Schema, name: string, setting: Setting): unknown => {
  const { chance } = setting;
  if (schema.nullable && inHundred(chance, 20)) return null;
  if (schema.enum) return oneOf(chance, schema.enum);
  if (schema.anyOf && schema.type === undefined) return goodValue(oneOf(chance, schema.anyOf), name, setting);
  return makers[schema.type ?? 'string'](schema, name, setting);
};

type Maker = (schema: Schema, name: string, setting: Setting) => unknown;

const goodObject: Maker = ({ properties = {}, required = [], additionalProperties }, _name, setting) => {
  const { chance } = setting;
  const drawn = Object.entries(properties).filter(([name]) => required.includes(name) || inHundred(chance, 40));
  const more = typeof additionalProperties === 'object' ? { extra: additionalProperties } : {};
  return Object.fromEntries(
    [...drawn, ...Object.entries(more)].map(([name, schema]) => [name, goodValue(schema, name, setting)]),
  );
};

const goodList: Maker = ({ items = {}, minItems = 0, maxItems = 3 }, name, setting) => {
  const length = between(setting.chance, minItems, Math.max(minItems, Math.min(maxItems, 3)));
  return Array.from({ length }, () => goodValue(items, name, setting));
};

const goodNumber: Maker = (schema, name, { chance, version }) => {
  const { minimum = -1_000_000, maximum = 1_000_000, multipleOf, exclusiveMinimum } = schema;
  if (name === 'version' && version !== undefined && inHundred(chance, 90)) return version;
  const least = exclusiveMinimum ? minimum + 1 : minimum;
  const isBoundary = inHundred(chance, 15);
  if (isBoundary) return oneOf(chance, [Math.ceil(least), Math.floor(maximum)]);
  const low = Math.ceil(Math.max(least, 0));
  const whole = between(chance, Math.min(low, maximum), Math.min(maximum, low + 60));
  const isWhole = schema.type === 'integer' || (multipleOf ?? 0) >= 1;
  // A quarter has two decimals: one more than some fields take.
  const part = multipleOf !== undefined && multipleOf > 0.05 ? multipleOf : 0.25;
  return isWhole || whole + part > maximum || inHundred(chance, 70) ? whole : whole + part;
};

const goodText: Maker = (schema, name, setting) => {
  const { chance, things } = setting;
  if (schema.format === 'uuid') {
    if (kindOfName(name) === 'booking' && setting.ownBooking && inHundred(chance, 90)) return setting.ownBooking;
    return things.some(chance, kindOfName(name))?.id ?? chance(fc.uuid);
  }
  const isRight = (text: string) => violations({ ...schema, nullable: false }, text).length === 0;
  const meant = namedTexts(name, setting).filter(isRight);
  if (meant.length > 0 && inHundred(chance, 85)) return oneOf(chance, meant);
  const drawn = Array.from({ length: 5 }, () => anyText(chance, schema)).filter(isRight);
  return drawn.length > 0 ? oneOf(chance, drawn) : (meant[0] ?? 'Nothing');
};

const anyText = (chance: Chance, { pattern, minLength = 0, maxLength = 200 }: Schema): string => {
  if (!pattern) return chance(fc.string, { unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 200) });
  return chance(matching, pattern);
};

const matching = (pattern: string) => fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' });

const makers: Readonly<Record<NonNullable<Schema['type']>, Maker>> = {
  object: goodObject,
  array: goodList,
  number: goodNumber,
  integer: goodNumber,
  string: goodText,
  boolean: (_schema, _name, { chance }) => inHundred(chance, 50),
};
