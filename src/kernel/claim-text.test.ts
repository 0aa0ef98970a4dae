import { expect, test } from 'vitest';
import { claimText } from './claim-text.ts';

test.each([
  ['open', 'charged', false, false, 'open'],
  ['open', 'charged', false, true, 'open'],
  ['open', 'decided', false, false, 'openToStaff'],
  ['open', 'decided', false, true, 'overdue'],
  ['disputed', 'decided', true, true, 'disputed'],
  ['upheld', 'decided', true, true, 'upheld'],
  ['upheld', 'decided', false, true, 'upheldUnanswered'],
  ['unanswered', 'charged', false, true, 'unanswered'],
  ['withdrawn', 'decided', false, true, 'withdrawn'],
] as const)(
  '%s, %s without an answer, answered %s, time over %s: %s',
  (status, withoutAnswer, isAnswered, isOver, text) =>
    expect(claimText({ status, withoutAnswer }, { isAnswered, isOver })).toBe(text),
);
