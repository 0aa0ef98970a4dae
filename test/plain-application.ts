import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Application, type ApplicationParts, createApplication } from '#app/application.ts';
import { systemClock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { filesIn } from '#platform/files.ts';
import { createLog } from '#platform/log/log.ts';
import { testSealer } from './builders/sealer.ts';

const noPayments = { omise: null, provider: null, allowServerTokenization: false };

/**
 * The real application on the real clock with a log of errors only, and without what refuses a load: request limits, and
 * the look at how long it stands still, which it does while other tests have the machine.
 */
export const createPlainApplication = (
  db: Database,
  payments: ApplicationParts['payments'] = noPayments,
): Promise<Application> =>
  createApplication({
    db,
    clock: systemClock,
    log: createLog('error'),
    publicUrl: 'http://localhost:3000',
    limits: false,
    longestStallMs: Infinity,
    trustProxy: false,
    payments,
    mailer: undefined,
    files: filesIn(join(tmpdir(), 'saphan-files')),
    sealer: testSealer,
    diskSpace: async () => ({ freeBytes: 0, totalBytes: 0 }),
    areJobsRunning: () => true,
  });
