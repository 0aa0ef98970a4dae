import type { Steps } from '#platform/context.ts';
import type { Log } from '#platform/log.ts';

export const fillWithDemo = async (_step: Steps['step'], _options: { seed: number; log: Log }): Promise<void> =>
  undefined;
