import { Worker } from 'node:worker_threads';
import { atMost } from '#platform/at-most.ts';
import { typesettingBusy } from './rules/problems.ts';
import type { Answered, Asked } from './typeset-worker.ts';

const program = new URL('./typeset-worker.ts', import.meta.url);

/** A page takes a few hundredths of a second; the first one waits for the fonts. */
const USUAL_LIMIT_MS = 10_000;
const LONGEST_QUEUE = 50;

export type Typesetter = Readonly<{
  /** A template of this module with its facts, as PDF. Throws where that fails; 503 when too many wait. */
  typeset: (template: string, facts: object) => Promise<Uint8Array>;
  /** The thread that sets now, for whoever watches or ends it; undefined before the first page. */
  thread: () => Worker | undefined;
  stop: () => Promise<void>;
}>;

/**
 * Sets pages in a thread of its own, one at a time. The thread starts with the first page, does not keep the process
 * alive, and is started anew after it died or took longer than `limitMs`.
 */
export const createTypesetter = ({ limitMs = USUAL_LIMIT_MS }: { limitMs?: number } = {}): Typesetter => {
  const oneInTurn = atMost(1, { longestQueue: LONGEST_QUEUE, refusal: typesettingBusy });
  let worker: Worker | undefined;
  let lastId = 0;

  const running = () => {
    worker ??= started(() => {
      worker = undefined;
    });
    return worker;
  };

  const setOne = (template: string, facts: object): Promise<Uint8Array> => {
    const asked: Asked = { id: ++lastId, template, data: JSON.stringify(facts) };
    return answerOf(running(), asked, limitMs);
  };

  return {
    typeset: (template, facts) =>
      oneInTurn(() =>
        setOne(template, facts).catch((error: unknown) => {
          // Whatever ended the thread, the page may be innocent: it is tried once more in a new one.
          if (error === threadEnded) return setOne(template, facts);
          throw error;
        }),
      ),
    thread: () => worker,
    stop: async () => {
      await worker?.terminate();
    },
  };
};

const started = (onEnd: () => void): Worker => {
  const worker = new Worker(program, { name: 'documents', stdout: true, stderr: true });
  worker.unref();
  worker.once('exit', onEnd);
  // Without a listener an error of the thread would be one of the process; its end is what counts.
  worker.on('error', () => undefined);
  return worker;
};

const threadEnded = new Error('The thread that sets documents ended');

const answerOf = (worker: Worker, asked: Asked, limitMs: number) =>
  new Promise<Uint8Array>((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(limit);
      worker.off('message', onMessage);
      worker.off('exit', onExit);
      settle();
    };
    const onMessage = (answered: Answered) => {
      if (answered.id !== asked.id) return;
      if ('pdf' in answered) end(() => resolve(answered.pdf));
      else end(() => reject(new Error(`${asked.template} could not be set: ${answered.error}`)));
    };
    const onExit = () => end(() => reject(threadEnded));
    const limit = setTimeout(() => {
      end(() => reject(new Error(`${asked.template} was not set within ${limitMs} ms`)));
      void worker.terminate();
    }, limitMs);
    worker.on('message', onMessage);
    worker.once('exit', onExit);
    worker.postMessage(asked);
  });
