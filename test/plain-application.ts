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
 * The real application with the real clock, logging only errors, without overload protection: no request limits unless
 * `limits`, and no check for event loop stalls, which occur while other tests use the CPU.
 */
export const createPlainApplication = (
  db: Database,
  payments: ApplicationParts['payments'] = noPayments,
  { limits = false } = {},
): Promise<Application> =>
  createApplication({
    db,
    clock: systemClock,
    log: createLog('error'),
    publicUrl: 'http://localhost:3000',
    limits,
    longestStallMs: Infinity,
    trustProxy: false,
    payments,
    mailer: undefined,
    files: filesIn(join(tmpdir(), 'saphan-files')),
    sealer: testSealer,
    diskSpace: async () => ({ freeBytes: 0, totalBytes: 0 }),
    areJobsRunning: () => true,
  });
