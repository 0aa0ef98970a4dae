type State = 'ok' | 'warning' | 'failed' | 'off';

/** More jobs than this wait only where the queue does not keep up. */
const MANY_JOBS = 100;
/** A job runs every minute by itself. */
const LONGEST_REST_MINUTES = 5;

export const jobsState = (
  now: Temporal.Instant,
  queue: Readonly<{ isRunning: boolean; waiting: number; lastRunAt: Temporal.Instant | null }>,
): State => {
  if (!queue.isRunning) return 'failed';
  const isQuiet = queue.lastRunAt !== null && now.since(queue.lastRunAt).total('minutes') > LONGEST_REST_MINUTES;
  return isQuiet || queue.waiting > MANY_JOBS ? 'warning' : 'ok';
};

/** Without a mail server mails only wait. */
export const mailState = ({ hasServer, failed }: Readonly<{ hasServer: boolean; failed: number }>): State => {
  if (!hasServer) return 'off';
  return failed > 0 ? 'warning' : 'ok';
};

/** Off where nobody wants text messages, or nothing could send them. */
export const smsState = (sms: Readonly<{ hasGateway: boolean; isOn: boolean; failed: number }>): State => {
  if (!sms.hasGateway || !sms.isOn) return 'off';
  return sms.failed > 0 ? 'warning' : 'ok';
};

const GIB = 1024 ** 3;

/** Below a gibibyte nothing may be written soon; below a tenth of the disk somebody should look. */
export const storageState = ({ freeBytes, totalBytes }: Readonly<{ freeBytes: number; totalBytes: number }>): State => {
  if (freeBytes < GIB) return 'failed';
  return freeBytes < totalBytes / 10 ? 'warning' : 'ok';
};

/** An answer of the database within a tenth of a second is as it should be. */
export const databaseState = (answerMs: number): State => (answerMs > 100 ? 'warning' : 'ok');
