import { defineConfig } from 'vitest/config';
import { running } from './vitest.config.ts';

/** What reckons with time: rules, and what the pages show of it. */
const rules = ['src/{kernel,contract,words,web}/**/*.test.{ts,tsx}', 'src/modules/*/rules/**/*.test.ts'];

/**
 * What libraries make of time. Nothing else can read the zone of the machine: test/zones.test.ts forbids it in all of
 * src/ but the pages, whose tests are above.
 */
export const libraries = [
  // Typst and ical-generator: papers and calendar files.
  'src/modules/documents/**/*.test.ts',
  'src/modules/booking/papers/paper-routes.test.ts',
  // Nodemailer: the mails with both.
  'src/modules/booking/mails/booking-mail-jobs.test.ts',
  'src/modules/notices/outbox-routes.test.ts',
  'src/platform/mail-server.test.ts',
  // `Intl`: the day in a text message.
  'src/modules/notices/sms/**/*.test.ts',
  // Write-excel-file: days and moments in Excel.
  'src/modules/reports/exports/export-report.test.ts',
  // Pg and Drizzle: columns with days and instants.
  'src/platform/database/{database,read-replica,snapshot}.test.ts',
  'src/modules/customers/customer-of-booking.test.ts',
  'src/modules/reports/customer-report-routes.test.ts',
  // Graphile Worker: when a job is due.
  'src/platform/jobs/job-workers.test.ts',
];

// Far west of Bangkok, on the half hour and with a summer time; vitest.config.ts runs far east of it.
export default defineConfig({
  test: {
    maxWorkers: running.maxWorkers,
    projects: [
      { test: { ...running, name: 'utc', env: { TZ: 'UTC' }, include: rules } },
      { test: { ...running, name: 'st-johns', env: { TZ: 'America/St_Johns' }, include: [...rules, ...libraries] } },
    ],
  },
});
