import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timeouts } from '../api/timeout.ts';
import { outageNow } from './outage.ts';
import { untilAnswered } from './until-answered.ts';

const url = new URL('http://127.0.0.1/vehicles.data');
const page = () => new Response('{}', { headers: { 'x-remix-response': 'yes' } });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { location: { pathname: '/' } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Loads through `answers` in turn; tells after how many milliseconds each was asked for. */
const load = (...answers: (() => Response | Promise<Response>)[]) => {
  const began = Date.now();
  const askedAt: number[] = [];
  const send = vi.fn(async () => {
    askedAt.push(Date.now() - began);
    return (answers[askedAt.length - 1] ?? page)();
  });
  return { askedAt, answer: untilAnswered(send, url) };
};
const refused = () => Promise.reject(new TypeError('fetch failed'));
const badGateway = () =>
  new Response('', { status: 502, statusText: 'Bad Gateway', headers: { 'content-type': 'text/html' } });

test('a load that fails is asked for again by itself, later each time, and says meanwhile why', async () => {
  const { askedAt, answer } = load(refused, badGateway, badGateway);
  await vi.advanceTimersByTimeAsync(0);
  expect(outageNow()).toEqual({ status: 0, reason: '' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(outageNow()).toEqual({ status: 502, reason: 'Bad Gateway' });
  await vi.advanceTimersByTimeAsync(6_000);
  expect((await answer).ok).toBe(true);
  expect(askedAt).toEqual([0, 1_000, 3_000, 7_000]);
  expect(outageNow()).toBeNull();
});

test('after a limit it waits as long as the answer says, and asks once', async () => {
  const limited = () => new Response('', { status: 429, headers: { 'retry-after': '17' } });
  const { askedAt, answer } = load(limited);
  await vi.advanceTimersByTimeAsync(16_900);
  expect(askedAt).toEqual([0]);
  await vi.advanceTimersByTimeAsync(200);
  expect((await answer).ok).toBe(true);
  expect(askedAt).toEqual([0, 17_000]);
});

test('a product that is ending is asked again; its own error is an answer', async () => {
  const from = (status: number) => () => new Response('{}', { status, headers: { 'x-remix-response': 'yes' } });
  const ending = load(from(503));
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await ending.answer).status).toBe(200);
  expect((await load(from(500)).answer).status).toBe(500);
});

test('a read ends after ten seconds', () => expect(timeouts.read).toBe(10_000));
