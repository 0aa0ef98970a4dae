import { Worker } from 'node:worker_threads';
import { concurrencyLimit } from './concurrency-limit.ts';

type Options = Readonly<{
  name: string;
  /** How long one request may take, not counting its wait in the queue. */
  limitMs: number;
  /** How much processor time it may take, however busy the machine is; the start of the thread counts. */
  processorMs?: number;
  /** How much memory its objects may take; without it, Node's default. */
  memoryMb?: number;
  longestQueue: number;
  /** The error of a full queue. */
  refusal: () => Error;
}>;

/** `ask` rejects with `OverLimit` if the request takes too long or too much memory. */
export type Thread<Request, Reply> = Readonly<{
  ask: (request: Request) => Promise<Reply>;
  /** The present worker thread, for monitoring; undefined before the first request. */
  worker: () => Worker | undefined;
  stop: () => Promise<void>;
}>;

export class OverLimit extends Error {}

/**
 * A worker thread that answers one request at a time, each with one message. It starts with the first request, does not
 * keep the process alive, and is replaced after it dies or exceeds a limit.
 */
export const createThread = <Request, Reply>(program: URL, options: Options): Thread<Request, Reply> => {
  const { longestQueue, refusal } = options;
  const inTurn = concurrencyLimit(1, { longestQueue, refusal });
  let worker: Worker | undefined;

  const running = () => {
    if (worker) return worker;
    const begun = started(program, options);
    begun.once('exit', () => {
      if (worker === begun) worker = undefined;
    });
    worker = begun;
    return begun;
  };
  const once = async (request: Request): Promise<Reply> => {
    const asked = running();
    try {
      return await replyOf<Reply>(asked, request, options);
    } catch (error) {
      if (worker === asked) worker = undefined;
      // Not before it is gone: the next thread needs the processor and the memory.
      await asked.terminate();
      throw error;
    }
  };

  return {
    ask: (request) =>
      inTurn(() =>
        once(request).catch((error: unknown) => {
          // The request may not be to blame for the thread's end: it is retried once in a new thread.
          if (error === threadEnded) return once(request);
          throw error;
        }),
      ),
    worker: () => worker,
    stop: async () => {
      await worker?.terminate();
    },
  };
};

const started = (program: URL, { name, memoryMb }: Options): Worker => {
  const limits = memoryMb === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: memoryMb } };
  const worker = new Worker(program, { name, stdout: true, stderr: true, ...limits });
  worker.unref();
  // Without a listener, an error of the thread would crash the process; its exit is handled instead.
  worker.on('error', () => undefined);
  return worker;
};

const threadEnded = new Error('The thread ended');

const replyOf = <Reply>(worker: Worker, request: unknown, { limitMs, processorMs }: Options) =>
  new Promise<Reply>((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(limit);
      clearInterval(watch);
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
      settle();
    };
    const refuse = (reason: string) => end(() => reject(new OverLimit(reason)));
    const onMessage = (reply: Reply) => end(() => resolve(reply));
    const onError = (error: unknown) => {
      if (Object(error).code === 'ERR_WORKER_OUT_OF_MEMORY') refuse('The thread took too much memory');
    };
    const onExit = () => end(() => reject(threadEnded));
    const limit = setTimeout(() => refuse(`Not answered within ${limitMs} ms`), limitMs);
    const watch = processorMs === undefined ? undefined : watchProcessor(worker, processorMs, refuse);
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.once('exit', onExit);
    worker.postMessage(request);
  });

const LOOK_EVERY_MS = 50;

const watchProcessor = (worker: Worker, mostMs: number, refuse: (reason: string) => void) => {
  let before: number | undefined;
  const look = async () => {
    const { user, system } = await worker.cpuUsage();
    const usedMs = (user + system) / 1000;
    before ??= usedMs;
    if (usedMs - before > mostMs) refuse(`Not answered within ${mostMs} ms of the processor`);
  };
  // A thread that has not begun, or has ended, has no usage.
  return setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS);
};
