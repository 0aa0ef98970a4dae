import { Problem } from '#kernel/problem.ts';
import { concurrencyLimit } from '#platform/concurrency-limit.ts';
import { createThread, OverLimit } from '#platform/thread.ts';
import type { ReadReply, ReadRequest } from './read-text.ts';

const program = new URL('./read-worker.ts', import.meta.url);

/** A real text of 100,000 letters takes a third of a second, and the thread's start a fifth of one. */
const USUAL_PROCESSOR_MS = 1_500;
/** However little of the processor it gets. */
const LIMIT_MS = 30_000;
const MEMORY_MB = 128;
const LONGEST_QUEUE = 20;
/** Previews of one person that wait: an editor asks for one at each keystroke. */
const LONGEST_QUEUE_OF_A_PERSON = 10;

const refusal = () => new Problem(503, 'server.busy', { details: { retryAfterSeconds: 5 } });

/** Reads and renders texts of staff. Both calls refuse a text that takes too long, and throw 503 if too many wait. */
export type TextReader = Readonly<{
  read: (request: ReadRequest) => Promise<ReadReply>;
  /** In a thread of its own, and one at a time for each person, so that nobody's previews keep others waiting. */
  preview: (person: string, request: ReadRequest) => Promise<ReadReply>;
  stop: () => Promise<void>;
}>;

export const createTextReader = ({ processorMs = USUAL_PROCESSOR_MS }: { processorMs?: number } = {}): TextReader => {
  const limits = { processorMs, limitMs: LIMIT_MS, memoryMb: MEMORY_MB, longestQueue: LONGEST_QUEUE, refusal };
  const pages = createThread<ReadRequest, ReadReply>(program, { name: 'pages', ...limits });
  const previews = createThread<ReadRequest, ReadReply>(program, { name: 'previews', ...limits });
  const turns = new Map<string, ReturnType<typeof concurrencyLimit>>();
  const turnOf = (person: string) => {
    const turn = turns.get(person) ?? concurrencyLimit(1, { longestQueue: LONGEST_QUEUE_OF_A_PERSON, refusal });
    turns.set(person, turn);
    return turn;
  };
  return {
    read: (request) => pages.ask(request).catch(tooHard),
    preview: (person, request) => turnOf(person)(() => previews.ask(request).catch(tooHard)),
    stop: async () => {
      await Promise.all([pages.stop(), previews.stop()]);
    },
  };
};

const tooHard = (error: unknown): ReadReply => {
  if (error instanceof OverLimit) return { unreadable: 'content.too-hard' };
  throw error;
};
