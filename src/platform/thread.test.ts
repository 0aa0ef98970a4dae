import { afterEach, expect, test } from 'vitest';
import { createThread, OverLimit, type Thread } from './thread.ts';

/** Answers `{ keep }` with the double; takes memory, time or its life where it is told so. */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ number, does }) => {
      if (does === 'wait') return;
      if (does === 'hang') for (;;);
      if (does === 'eat') for (const kept = []; ; ) kept.push({ number, kept: [...kept.slice(-1000)] });
      if (does === 'die') process.exit();
      parentPort.postMessage(2 * number);
    });`)}`,
);

type Request = Readonly<{ number: number; does?: 'wait' | 'hang' | 'eat' | 'die' }>;
const busy = new Error('busy');
let thread: Thread<Request, number>;
const open = (options: { limitMs?: number; processorMs?: number; longestQueue?: number } = {}) => {
  const usual = { name: 'doubles', limitMs: 20_000, memoryMb: 32, longestQueue: 5, refusal: () => busy };
  thread = createThread<Request, number>(program, { ...usual, ...options });
  return thread;
};
afterEach(() => thread.stop());

test('requests are answered in turn, by one thread that starts with the first', async () => {
  const { ask, worker } = open();
  expect(worker()).toBeUndefined();
  expect(await Promise.all([ask({ number: 1 }), ask({ number: 2 }), ask({ number: 3 })])).toEqual([2, 4, 6]);
  expect(worker()?.threadName).toBe('doubles');
});

test.each([
  [{ limitMs: 1_000 }, 'Not answered within 1000 ms'],
  [{ processorMs: 300 }, 'Not answered within 300 ms of the processor'],
])('with %j, a request that never ends is given up, and the next is answered', async (limit, reason) => {
  const { ask } = open(limit);
  const endless = ask({ number: 1, does: 'hang' });
  const next = ask({ number: 2 });
  await expect(endless).rejects.toThrow(new OverLimit(reason));
  expect(await next).toBe(4);
});

test('a thread that waits takes no processor time', async () => {
  const { ask } = open({ processorMs: 300, limitMs: 1_000 });
  await expect(ask({ number: 1, does: 'wait' })).rejects.toThrow('Not answered within 1000 ms');
});

test('a request that takes all memory is given up, and the process and the next request live on', async () => {
  const { ask } = open();
  await expect(ask({ number: 1, does: 'eat' })).rejects.toThrow('The thread took too much memory');
  expect(await ask({ number: 2 })).toBe(4);
});

test('a request during which the thread dies is tried twice', async () => {
  const { ask } = open();
  await expect(ask({ number: 1, does: 'die' })).rejects.toThrow('The thread ended');
  expect(await ask({ number: 2 })).toBe(4);
});

test('a full queue refuses', async () => {
  const { ask } = open({ longestQueue: 1 });
  const waiting = [ask({ number: 1 }), ask({ number: 2 })];
  await expect(ask({ number: 3 })).rejects.toBe(busy);
  expect(await Promise.all(waiting)).toEqual([2, 4]);
});
