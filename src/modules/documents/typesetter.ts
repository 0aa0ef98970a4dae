import { Worker } from 'node:worker_threads';
import { concurrencyLimit } from '#platform/concurrency-limit.ts';
import { typesettingBusy } from './rules/problems.ts';
import type { Typeset, TypesetReply, TypesetRequest } from './typeset-worker.ts';

const program = new URL('./typeset-worker.ts', import.meta.url);

/** A page takes a few hundredths of a second; the first one waits for the fonts. */
const USUAL_LIMIT_MS = 10_000;
const LONGEST_QUEUE = 50;

export type Typesetter = Readonly<{
  /** A template of this module with its facts, as PDF. Throws where that fails; 503 when too many wait. */
  typeset: (template: string, facts: object) => Promise<Uint8Array>;
  /** The same, with each page as a picture (SVG). */
  typesetPages: (template: string, facts: object) => Promise<Typeset>;
  /** The thread that sets now, for whoever watches or ends it; undefined before the first page. */
  thread: () => Worker | undefined;
  stop: () => Promise<void>;
}>;

/**
 * Sets pages in a thread of its own, one at a time. The thread starts with the first page, does not keep the process
 * alive, and is started anew after it died or took longer than `limitMs`.
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
        // Whatever ended the thread, the page may be innocent: it is tried once more in a new one.
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
  // Without a listener an error of the thread would be one of the process; its end is what counts.
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
