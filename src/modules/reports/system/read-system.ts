import type { SystemStatus } from '#contract/office/reports.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import type { Context } from '#platform/context.ts';
import type { DiskSpace } from '#platform/disk-space.ts';
import { databaseState, jobsState, mailState, storageState } from '../rules/system-state.ts';
import { answerTime, lastProviderEvent, readOutbox, readQueue } from './system-store.ts';

/** What the status is asked of. */
export type SystemParts = Readonly<{
  areJobsRunning: () => boolean;
  /** Null where online payment is off. */
  doesProviderAnswer: () => Promise<boolean | null>;
  isTest: () => Promise<boolean>;
  hasMailServer: () => Promise<boolean>;
  diskSpace: () => Promise<DiskSpace>;
}>;

/** How everything that the product needs does at this moment. Nothing here is taken from memory. */
export const readSystem = async ({ tx, now }: Context, parts: SystemParts): Promise<SystemStatus> => {
  const [answerMs, queue, outbox, lastEvent, answers, space, isTest, hasServer] = await Promise.all([
    answerTime(tx),
    readQueue(tx),
    readOutbox(tx),
    lastProviderEvent(tx),
    parts.doesProviderAnswer(),
    parts.diskSpace(),
    parts.isTest(),
    parts.hasMailServer(),
  ]);
  const asText = (moment: Temporal.Instant | null) => moment && toBangkokText(moment);
  return {
    checkedAt: toBangkokText(now),
    database: { state: databaseState(answerMs), answerMs: Math.round(answerMs * 10) / 10 },
    jobs: {
      state: jobsState(now, { ...queue, isRunning: parts.areJobsRunning() }),
      ...{ waiting: queue.waiting, lastRunAt: asText(queue.lastRunAt) },
    },
    mail: {
      state: mailState({ hasServer, failed: outbox.failed }),
      ...{ waiting: outbox.waiting, failed: outbox.failed, lastSentAt: asText(outbox.lastSentAt) },
    },
    payments: {
      state: answers === null ? 'off' : answers ? 'ok' : 'failed',
      ...{ isTest, lastEventAt: asText(lastEvent) },
    },
    storage: { state: storageState(space), ...space },
  };
};
