import type { Log } from './log.ts';

/**
 * Logs unhandled promise rejections as defects, instead of letting them end the process and with it all other requests.
 */
export const logUnhandled = (log: Log): void => {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a promise that nobody waited for failed'));
};
