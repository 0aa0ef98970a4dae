import { expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { databaseState, jobsState, mailState, smsState, storageState } from './system-state.ts';

const now = toInstant('2026-11-20T10:42');
const GIB = 1024 ** 3;

test.each([
  [true, 0, '2026-11-20T10:41', 'ok'],
  [true, 0, null, 'ok'],
  [true, 0, '2026-11-20T10:36', 'warning'],
  [true, 101, '2026-11-20T10:41', 'warning'],
  [false, 0, '2026-11-20T10:41', 'failed'],
])('jobs that run: %s, with %s waiting and the last at %s, are %s', (isRunning, waiting, last, state) => {
  expect(jobsState(now, { isRunning, waiting, lastRunAt: last === null ? null : toInstant(last) })).toBe(state);
});

test('mail is off without a server, and somebody should look once one has failed', () => {
  expect(mailState({ hasServer: false, failed: 3 })).toBe('off');
  expect(mailState({ hasServer: true, failed: 1 })).toBe('warning');
  expect(mailState({ hasServer: true, failed: 0 })).toBe('ok');
});

test('a disk is full below a gibibyte, and nearly so below a tenth', () => {
  expect(storageState({ freeBytes: GIB - 1, totalBytes: 4 * GIB })).toBe('failed');
  expect(storageState({ freeBytes: 6 * GIB, totalBytes: 64 * GIB })).toBe('warning');
  expect(storageState({ freeBytes: 46 * GIB, totalBytes: 64 * GIB })).toBe('ok');
});

test('a database that takes more than a tenth of a second is slow', () => {
  expect([databaseState(2), databaseState(101)]).toEqual(['ok', 'warning']);
});

test('text messages are off without a gateway or the switch, and want a look when one failed', () => {
  expect(smsState({ hasGateway: false, isOn: true, failed: 0 })).toBe('off');
  expect(smsState({ hasGateway: true, isOn: false, failed: 1 })).toBe('off');
  expect(smsState({ hasGateway: true, isOn: true, failed: 1 })).toBe('warning');
  expect(smsState({ hasGateway: true, isOn: true, failed: 0 })).toBe('ok');
});
