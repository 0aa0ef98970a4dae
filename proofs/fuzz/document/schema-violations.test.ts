import { expect, test } from 'vitest';
import { refuseUnknownWords, type Schema } from './schema.ts';
import { violations } from './schema-violations.ts';

const text: Schema = { type: 'string', minLength: 1, maxLength: 5 };
const person: Schema = {
  type: 'object',
  properties: { name: text, age: { type: 'integer', minimum: 0 } },
  required: ['name'],
  additionalProperties: false,
};

test.each<[what: string, schema: Schema, right: unknown, wrong: unknown, says: string]>([
  ['a text', text, 'Lek', 7, 'the whole is not a text'],
  ['no text', text, 'a', '', 'the whole has fewer than 1 characters'],
  ['too long a text, by letters', text, '🚗🚗🚗🚗🚗', 'Malee C', 'the whole has more than 5 characters'],
  ['a pattern with letters of any script', { type: 'string', pattern: '^\\p{L}+$' }, 'รถ', 'a1', 'does not match'],
  ['nothing', { ...text, nullable: true }, null, undefined, 'is not a text'],
  ['nothing where it may not be', text, 'a', null, 'is not a text'],
  ['a whole number', { type: 'integer' }, 7, 7.5, 'is not a whole number'],
  ['a number that no JSON has', { type: 'number' }, 1e308, Number.NaN, 'is not a number'],
  ['baht', { type: 'number', multipleOf: 0.01 }, 1234.07, 0.001, 'is no multiple of 0.01'],
  ['least', { type: 'number', minimum: 3 }, 3, 2.9, 'is less than 3'],
  ['more than', { type: 'number', minimum: 0, exclusiveMinimum: true }, 0.01, 0, 'is less than 0'],
  ['most', { type: 'number', maximum: 3 }, 3, 3.1, 'is more than 3'],
  ['true or false', { type: 'boolean' }, false, 'false', 'is neither true nor false'],
  ['one of some', { type: 'string', enum: ['en', 'th'] }, 'th', 'de', 'is not one of en, th'],
  ['one of several shapes', { anyOf: [text, { type: 'integer' }] }, 7, true, 'is none of what it may be'],
  ['several at once', { allOf: [text, { pattern: '^20', type: 'string' }] }, '2026', '1999', 'does not match ^20'],
  ['a list', { type: 'array', items: text }, ['a', 'b'], ['a', ''], '[1] has fewer than 1'],
  ['as many as a list may have', { type: 'array', maxItems: 1 }, [1], [1, 2], 'has more than 1 items'],
  ['as few', { type: 'array', minItems: 1 }, [1], [], 'has fewer than 1 items'],
  ['an object', person, { name: 'Lek', age: 40 }, [], 'is not an object'],
  ['a field of it', person, { name: 'Lek' }, { name: 'Lek', age: -1 }, '.age is less than 0'],
  ['a field that is missing', person, { name: 'Lek' }, { age: 4 }, '.name is missing'],
  ['a field too many', person, { name: 'Lek' }, { name: 'Lek', role: 'ADMIN' }, '.role has no place here'],
  ['any field', { type: 'object', additionalProperties: text }, { a: 'b' }, { a: 1 }, '.a is not a text'],
])('%s is seen for what it is', (_what, schema, right, wrong, says) => {
  expect(violations(schema, right)).toEqual([]);
  expect(violations(schema, wrong)).toEqual([expect.stringContaining(says)]);
});

test('a word that is not checked stops the run, however deep it is', () => {
  const schema = { type: 'object', properties: { a: { items: { not: {} } } } } as Schema;
  expect(() => refuseUnknownWords(schema)).toThrow('uses not, which is not checked');
  expect(() => refuseUnknownWords(person)).not.toThrow();
});
