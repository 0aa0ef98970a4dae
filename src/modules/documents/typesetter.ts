import { Worker } from 'node:worker_threads';
import { concurrencyLimit } from '#platform/concurrency-limit.ts';
import { typesettingBusy } from './rules/problems.ts';
import type { Typeset, TypesetReply, TypesetRequest } from './typeset-worker.ts';

const program = new URL('./typeset-worker.ts', import.meta.url);

/** A page takes a few hundredths of a second; the first one also loads the fonts. */
const USUAL_LIMIT_MS = 10_000;
const LONGEST_QUEUE = 50;

export type Typesetter = Readonly<{
  /** Typesets a template of this module with its data as PDF. Throws on failure; 503 if the queue is full. */
  typeset: (template: string, facts: object) => Promise<Uint8Array>;
  /** The same, plus each page as SVG. */
  typesetPages: (template: string, facts: object) => Promise<Typeset>;
  /** The present worker thread, for monitoring or stopping it; undefined before the first page. */
  thread: () => Worker | undefined;
  stop: () => Promise<void>;
}>;

/**
 * Typesets in a worker thread, one document at a time. The thread starts with the first document, does not keep the
 * process alive, and is restarted after it dies or exceeds `limitMs`.
 */
export const createTypesetter = ({ limitMs = USUAL_LIMIT_MS }: { limitMs?: number } = {}): Typesetter => {
  const queuePublicEncoding = concurrencyLimit(1, { longestQueue: LONGEST_QUEUE, refusal: typesettingBusy });
  let worker: Worker | undefined;
  let lastId = 0;

  const running = () => {
    worker ??= started(() => {
      worker = undefined;
    });
    return worker;
  };

  const set = (template: string, facts: object, withPages: boolean): Promise<Typeset> => {
    const data = JSON.stringify(facts);
    const once = () => answerOf(running(), { id: ++lastId, template, data, withPages }, limitMs);
    return queuePublicEncoding(() =>
      once().catch((error: unknown) => {
        // The document may not be to blame for the thread's end: it is retried once in a new thread.
        if (error === threadEnded) return once();
        throw error;
      }),
    );
  };

  return {
    typeset: async (template, facts) => (await set(template, facts, false)).pdf,
    typesetPages: (template, facts) => set(template, facts, true),
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
  // Without a listener, an error of the thread would crash the process; its exit is handled instead.
  worker.on('error', () => undefined);
  return worker;
};

const threadEnded = new Error('The thread that sets documents ended');

const answerOf = (worker: Worker, request: TypesetRequest, limitMs: number) =>
  new Promise<Typeset>((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(limit);
      worker.off('message', onMessage);
      worker.off('exit', onExit);
      settle();
    };
    const onMessage = (answered: TypesetReply) => {
      if (answered.id !== request.id) return;
      if ('pdf' in answered) end(() => resolve({ pdf: answered.pdf, pages: answered.pages }));
      else end(() => reject(new Error(`${request.template} could not be set: ${answered.error}`)));
    };
    const onExit = () => end(() => reject(threadEnded));
    const limit = setTimeout(() => {
      end(() => reject(new Error(`${request.template} was not set within ${limitMs} ms`)));
      void worker.terminate();
    }, limitMs);
    worker.on('message', onMessage);
    worker.once('exit', onExit);
    worker.postMessage(request);
  });
