import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { contract } from '#contract/index.ts';
import { readProblemText } from '#kernel/problem.ts';
import { programProblems } from '#kernel/problems/programs.ts';
import { staffProblems } from '#kernel/problems/staff.ts';
import { visitorProblems } from '#kernel/problems/visitors.ts';
import { problems as thai } from '#words/th/problems.ts';
import { staffProblems as thaiOfStaff } from '#words/th/staff-problems.ts';
import { unanswered } from '../src/web/api/failure.ts';

const root = join(import.meta.dirname, '..');
const names = (await Promise.all(['src', 'scripts'].map((folder) => readdir(join(root, folder), { recursive: true }))))
  .flatMap((paths, index) => paths.map((name) => join(['src', 'scripts'][index] ?? '', name)))
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !/^src\/(words|kernel\/problems)\//.test(name));
const texts = await Promise.all(names.map((name) => readFile(join(root, name), 'utf8')));

/** Codes that are composed in template strings, such as `pictures.${wrong}`. */
const composed = texts.flatMap((text) =>
  [...text.matchAll(/`([a-z-]+\.[a-z-]*)\$\{[^}]+\}([a-z-]*)`/g)].map(([, start = '', end = '']) => ({ start, end })),
);
const isUsed = (code: string) =>
  texts.some((text) => text.includes(`'${code}'`)) ||
  composed.some(({ start, end }) => code.startsWith(start) && code.endsWith(end));

test('no sentence stands in a dictionary that nothing says', () => {
  const fromNowhere = new Set(['other', unanswered(new TypeError('fetch failed')).error, unanswered('anything').error]);
  const codes = Object.keys({ ...visitorProblems, ...staffProblems, ...programProblems });
  expect(codes.length).toBeGreaterThan(400);
  expect(codes.filter((code) => !fromNowhere.has(code) && !isUsed(code))).toEqual([]);
});

test('a code stands in one dictionary', () => {
  const codes = [visitorProblems, staffProblems, programProblems].flatMap((one) => Object.keys(one));
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
});

test('the sentences of both languages have room for the same facts', () => {
  const placesIn = (sentence: string) => [...new Set(sentence.match(/\{\{\w+\}\}/g))].sort();
  const both = { ...visitorProblems, ...staffProblems };
  const inThai: Record<string, string> = { ...thai, ...thaiOfStaff };
  const differing = Object.entries(both).filter(
    ([code, sentence]) => placesIn(sentence).join() !== placesIn(inThai[code] ?? '').join(),
  );
  expect(differing.map(([code]) => code)).toEqual([]);
});

/** All error messages of a schema and its parts. */
const textsOf = (schema: unknown, seen = new Set<unknown>()): string[] => {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const def = (schema as { _zod?: { def: Record<string, unknown> } })._zod?.def ?? (schema as Record<string, unknown>);
  return Object.entries(def).flatMap(([name, part]) => {
    if (name === 'error' && typeof part === 'function') return messages(part as (issue: object) => unknown);
    return textsOf(part, seen);
  });
};
const messages = (error: (issue: object) => unknown) => {
  const results = [{ input: undefined }, { input: 'x' }].map((issue) => error(issue));
  return results.flatMap((one) => (typeof one === 'string' ? [one] : []));
};

const shapesOf = ({ params, query, body }: Endpoint): unknown[] => [params, query, body];
const calls = Object.entries(contract as Record<string, Endpoint>);

test('all that the contract says is a code that there is', () => {
  const used = new Set(
    calls.flatMap(([, endpoint]) => shapesOf(endpoint).flatMap((shape) => textsOf(shape as z.ZodType))),
  );
  expect(used.size).toBeGreaterThan(100);
  const wrong = [...used].filter((text) => text !== 'field.wrong' && readProblemText(text).code === 'field.wrong');
  expect(wrong).toEqual([]);
});

test('what a visitor’s form may be told has words on the pages of visitors', () => {
  const open = calls.filter(([, { access }]) => access !== 'staff' && access !== 'admin');
  const codes = new Set(
    open
      .flatMap(([, endpoint]) => shapesOf(endpoint).flatMap((shape) => textsOf(shape)))
      .map((text) => readProblemText(text).code),
  );
  expect([...codes].filter((code) => Object.hasOwn(staffProblems, code))).toEqual([]);
});
