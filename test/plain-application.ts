import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { filesIn } from '#platform/files.ts';
import { createLog } from '#platform/log/log.ts';
import { type Application, type ApplicationParts, createApplication } from '../src/application.ts';
import { testSealer } from './builders/sealer.ts';

const noPayments = { omise: null, provider: null, allowServerTokenization: false };

/** The real application on the real clock without request limits, which would refuse a load, and with a log of errors only. */
export const createPlainApplication = (
  db: Database,
  payments: ApplicationParts['payments'] = noPayments,
  longestStallMs?: number,
): Promise<Application> =>
  createApplication({
    db,
    clock: systemClock,
    log: createLog('error'),
    publicUrl: 'http://localhost:3000',
    limits: false,
    longestStallMs,
    trustProxy: false,
    payments,
    mailer: undefined,
    files: filesIn(join(tmpdir(), 'saphan-files')),
    sealer: testSealer,
    diskSpace: async () => ({ freeBytes: 0, totalBytes: 0 }),
    areJobsRunning: () => true,
  });
