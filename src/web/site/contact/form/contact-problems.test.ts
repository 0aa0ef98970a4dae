import { expect, test } from 'vitest';
import { NewMessage } from '#contract/contact.ts';
import { readProblemText } from '#kernel/problem.ts';
import { contact } from '#words/en/contact.ts';
import { contactProblems } from './contact-problems.ts';
import { longest } from './written.ts';

const right = { name: 'Hannah', email: 'hannah@example.com', subject: 'Child seat', message: 'Hello' };

test.each([
  ['nothing', { name: '', email: '', subject: '', message: '' }, ['name', 'email', 'subject', 'message']],
  [
    'spaces alone',
    { name: ' ', email: '\t', subject: '\n', message: '\u00a0' },
    ['name', 'email', 'subject', 'message'],
  ],
  ['marks that nobody sees', { name: '\u200b\u202e' }, ['name']],
  ['an address without a domain', { email: 'hannah' }, ['email']],
  ['without a dot', { email: 'hannah@example' }, ['email']],
  ['with one letter after it', { email: 'hannah@example.c' }, ['email']],
  ['with a digit', { email: 'hannah@example.c0' }, ['email']],
  ['with two letters', { email: 'hannah@example.co' }, []],
  ['two addresses', { email: 'a@example.com,b@example.com' }, ['email']],
  ['spaces around', { name: ' Hannah ', email: ' hannah@example.com ' }, []],
  ['a name of 100', { name: 'x'.repeat(longest.name) }, []],
  ['a name of 101', { name: 'x'.repeat(longest.name + 1) }, ['name']],
  ['an address of 255', { email: `${'x'.repeat(243)}@example.com` }, ['email']],
  ['a subject of 151', { subject: 'x'.repeat(longest.subject + 1) }, ['subject']],
  ['a message of 5,001', { message: 'x'.repeat(longest.message + 1) }, ['message']],
])('%s: the form and the server find the same fields wrong, with the same sentence', (_what, changed, wrong) => {
  const written = { ...right, ...changed };
  const problems = contactProblems(written);
  expect(problems.map(({ field }) => field)).toEqual(wrong);
  const issues = NewMessage.safeParse(written).error?.issues ?? [];
  const first = new Map(
    issues.toReversed().map(({ path, message }) => [String(path[0]), readProblemText(message).message]),
  );
  const sentences = problems.map(({ field, sentence }) => [
    field,
    contact.problems[sentence].replace('{{most}}', longest[field].toLocaleString('en-US')),
  ]);
  expect(Object.fromEntries(first)).toEqual(Object.fromEntries(sentences));
});
