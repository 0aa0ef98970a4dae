import type { Log } from '#platform/log/log.ts';

export type Closer = ReturnType<typeof closer>;

/** Collects started parts; `close` ends them in reverse order. */
export const closer = (log: Log) => {
  const started: { name: string; end: () => Promise<unknown> }[] = [];
  return {
    add: (name: string, end: () => Promise<unknown>) => void started.push({ name, end }),
    close: async () => {
      for (let part = started.pop(); part; part = started.pop()) {
        const { name, end } = part;
        await end().catch((error: unknown) => log.error({ err: error }, `${name} did not end cleanly`));
      }
    },
  };
};
