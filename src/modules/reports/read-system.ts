import type { SystemStatus } from '#contract/office/reports.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { DiskSpace } from '#platform/files.ts';
import { databaseState, jobsState, mailState, smsState, storageState } from './rules/system-state.ts';
import { answerTime, lastProviderEvent, readOutbox, readQueue } from './system-store.ts';

/** The sources of the system status. */
export type SystemParts = Readonly<{
  areJobsRunning: () => boolean;
  /** Null while online payment is off. */
  doesProviderAnswer: () => Promise<boolean | null>;
  isTest: () => Promise<boolean>;
  hasMailServer: () => Promise<boolean>;
  hasSmsGateway: boolean;
  diskSpace: () => Promise<DiskSpace>;
}>;

/** The present status of everything that the product depends on. Nothing is cached. */
export const readSystem = async ({ tx, now }: Context, parts: SystemParts): Promise<SystemStatus> => {
  const [answered, queue, { mail, sms }, lastEvent, answers, space, isTest, hasServer] = await Promise.all([
    answerTime(tx),
    readQueue(tx),
    readOutbox(tx),
    lastProviderEvent(tx),
    parts.doesProviderAnswer(),
    parts.diskSpace(),
    parts.isTest(),
    parts.hasMailServer(),
  ]);
  const answerMs = Math.round(answered * 10) / 10;
  const { smsNotifications } = (await readSettings(tx)).notifications;
  const asText = (moment: Temporal.Instant | null) => moment && toBangkokText(moment);
  return {
    checkedAt: toBangkokText(now),
    database: { state: databaseState(answerMs), answerMs },
    jobs: {
      state: jobsState(now, { ...queue, isRunning: parts.areJobsRunning() }),
      waiting: queue.waiting,
      lastRunAt: asText(queue.lastRunAt),
    },
    mail: {
      state: mailState({ hasServer, failed: mail.failed }),
      ...mail,
      lastSentAt: asText(mail.lastSentAt),
    },
    sms: {
      state: smsState({ hasGateway: parts.hasSmsGateway, isOn: smsNotifications, failed: sms.failed }),
      hasGateway: parts.hasSmsGateway,
      ...sms,
      lastSentAt: asText(sms.lastSentAt),
    },
    payments: {
      state: answers === null ? 'off' : answers ? 'ok' : 'failed',
      isTest,
      lastEventAt: asText(lastEvent),
    },
    storage: { state: storageState(space), ...space },
  };
};
