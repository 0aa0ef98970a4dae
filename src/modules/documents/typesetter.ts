import { createThread, type Thread } from '#platform/thread.ts';
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
  thread: Thread<TypesetRequest, TypesetReply>['worker'];
  stop: () => Promise<void>;
}>;

/** Typesets in a worker thread, one document at a time, each within `limitMs`. */
export const createTypesetter = ({ limitMs = USUAL_LIMIT_MS }: { limitMs?: number } = {}): Typesetter => {
  const thread = createThread<TypesetRequest, TypesetReply>(program, {
    name: 'documents',
    limitMs,
    longestQueue: LONGEST_QUEUE,
    refusal: typesettingBusy,
  });

  const set = async (template: string, facts: object, withPages: boolean): Promise<Typeset> => {
    const reply = await thread.ask({ template, data: JSON.stringify(facts), withPages });
    if ('error' in reply) throw new Error(`${template} could not be set: ${reply.error}`);
    return reply;
  };

  return {
    typeset: async (template, facts) => (await set(template, facts, false)).pdf,
    typesetPages: (template, facts) => set(template, facts, true),
    thread: thread.worker,
    stop: thread.stop,
  };
};
