import type { Log } from './log.ts';

/**
 * A promise that failed while nobody waited for it is a defect, and is logged as one. It must not end the process, with
 * everybody else's requests: what it was part of has been answered, or is by its own error.
 */
export const logUnhandled = (log: Log): void => {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a promise that nobody waited for failed'));
};
