type State = 'ok' | 'warning' | 'failed' | 'off';

/** More waiting jobs than this mean that the queue does not keep up. */
const MANY_JOBS = 100;
/** A scheduled job runs every minute. */
const LONGEST_REST_MINUTES = 5;

export const jobsState = (
  now: Temporal.Instant,
  queue: Readonly<{ isRunning: boolean; waiting: number; lastRunAt: Temporal.Instant | null }>,
): State => {
  if (!queue.isRunning) return 'failed';
  const isQuiet = queue.lastRunAt !== null && now.since(queue.lastRunAt).total('minutes') > LONGEST_REST_MINUTES;
  return isQuiet || queue.waiting > MANY_JOBS ? 'warning' : 'ok';
};

/** Off without a mail server, because mails only wait. */
export const mailState = ({ hasServer, failed }: Readonly<{ hasServer: boolean; failed: number }>): State => {
  if (!hasServer) return 'off';
  return failed > 0 ? 'warning' : 'ok';
};

/** Off if text messages are switched off or there is no gateway. */
export const smsState = (sms: Readonly<{ hasGateway: boolean; isOn: boolean; failed: number }>): State => {
  if (!sms.hasGateway || !sms.isOn) return 'off';
  return sms.failed > 0 ? 'warning' : 'ok';
};

const GIB = 1024 ** 3;

/**
 * With less than a gibibyte free, writes may soon fail; with less than a tenth of the disk, somebody should look into
 * it.
 */
export const storageState = ({ freeBytes, totalBytes }: Readonly<{ freeBytes: number; totalBytes: number }>): State => {
  if (freeBytes < GIB) return 'failed';
  return freeBytes < totalBytes / 10 ? 'warning' : 'ok';
};

/** Normally the database responds within a tenth of a second. */
export const databaseState = (answerMs: number): State => (answerMs > 100 ? 'warning' : 'ok');
