import { expect, test } from 'vitest';
import { z } from 'zod';
import { problemText } from '#kernel/problem.ts';
import { checkedByShape } from './wrong-form.ts';

const check = (schema: z.ZodType, sent: unknown) =>
  checkedByShape({ schema, method: 'POST', url: '/', httpPart: 'body' })(sent);

test.each<[string, z.ZodType, unknown, string]>([
  ['nothing', z.string(), undefined, 'This is required'],
  ['no choice', z.enum(['en', 'th']), undefined, 'This is required'],
  ['an empty text', z.string().trim().min(1), ' ', 'This is required'],
  ['a number for a text', z.string(), 5, 'Use text'],
  ['a text for a number', z.number(), 'many', 'Use a number'],
  ['a text for a number in an address', z.coerce.number(), 'many', 'Use a number'],
  ['half a piece', z.int(), 1.5, 'Use a whole number'],
  ['a text for yes or no', z.boolean(), 'yes', 'Use true or false'],
  ['a text for yes or no in an address', z.stringbool(), 'perhaps', 'Use true or false'],
  ['one for many', z.array(z.string()), 'one', 'Use a list'],
  ['what is not offered', z.enum(['full', 'deposit', 'none']), 'half', 'Choose full, deposit or none'],
  ['what is no id', z.uuid(), 'nope', 'This is not an id'],
  ['a short text', z.string().min(4), 'abc', 'At least 4 characters'],
  ['a long text', z.string().max(1000), 'x'.repeat(1001), 'At most 1,000 characters'],
  ['too few', z.number().min(1), 0, 'At least 1'],
  ['too many', z.int().max(1_000_000), 1_000_001, 'At most 1,000,000'],
  ['a text of another form', z.string().regex(/^a/), 'b', 'This value is wrong'],
])('%s is refused in a sentence', (_what, shape, value, sentence) =>
  expect(check(z.object({ within: z.object({ field: shape }) }), { within: { field: value } })).toMatchObject({
    error: {
      status: 422,
      code: 'form.invalid',
      message: `within.field: ${sentence}`,
      fields: { 'within.field': { message: sentence } },
    },
  }),
);

test('a sentence of the shape goes before', () =>
  expect(check(z.object({ field: z.string(problemText('name.required')) }), {})).toMatchObject({
    error: { fields: { field: { code: 'name.required', message: 'Name is required' } } },
  }));

test.each([undefined, null, 'text', []])('%j is not what a call takes', (sent) =>
  expect(check(z.object({}), sent)).toMatchObject({
    error: { fields: { request: { code: 'field.json' } } },
  }),
);

test('what is right is taken as the shape reads it', () =>
  expect(check(z.object({ page: z.coerce.number() }), { page: '2', more: 1 })).toEqual({ value: { page: 2 } }));

test('of thousands of unknown names a thousand are told', () => {
  const sent = Object.fromEntries(Array.from({ length: 24_000 }, (_, at) => [`name${at}`, 1]));
  expect(Object.keys(Object(check(z.strictObject({ name1: z.number() }), sent)).error.fields)).toHaveLength(1000);
});
