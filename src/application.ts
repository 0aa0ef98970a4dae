import type { FastifyInstance } from 'fastify';
import {
  accountCrontab,
  accountRoutes,
  accountTasks,
  forgetLeaver,
  joinGuestBookings,
} from '#modules/account/index.ts';
import { auditRoutes } from '#modules/audit/index.ts';
import {
  bookingCrontab,
  bookingOfficeRoutes,
  bookingPaperRoutes,
  bookingRoutes,
  bookingTasks,
  openBookingsOf,
  ownHold,
  promotionsNamedIn,
  seasonsNamedIn,
  wasBooked,
} from '#modules/booking/index.ts';
import { contactCrontab, contactRoutes, contactTasks } from '#modules/contact/index.ts';
import { contentRoutes } from '#modules/content/index.ts';
import {
  customerDocumentRoutes,
  customerOfficeRoutes,
  customersCrontab,
  customersTasks,
  lockEmail,
} from '#modules/customers/index.ts';
import { createTypesetter } from '#modules/documents/index.ts';
import { extrasRoutes } from '#modules/extras/index.ts';
import { categoryIds, fleetOfficeRoutes, fleetRoutes, fleetTasks } from '#modules/fleet/index.ts';
import {
  accountCookies,
  identify,
  identityCrontab,
  identityRoutes,
  identityTasks,
  staffRoutes,
} from '#modules/identity/index.ts';
import { invoicingRoutes, invoicingTasks } from '#modules/invoicing/index.ts';
import { noticesCrontab, noticesRoutes, noticesTasks } from '#modules/notices/index.ts';
import {
  officeMoney,
  type PaymentOptions,
  paymentsCrontab,
  paymentsOf,
  paymentsRoutes,
  paymentsTasks,
} from '#modules/payments/index.ts';
import { picturesCrontab, picturesRoutes, picturesTasks, servePictures } from '#modules/pictures/index.ts';
import { pricingOfficeRoutes, pricingRoutes } from '#modules/pricing/index.ts';
import {
  analysisRoutes,
  customerReportRoutes,
  exportCrontab,
  exportRoutes,
  exportTasks,
  reportsRoutes,
} from '#modules/reports/index.ts';
import { reviewsCrontab, reviewsRoutes, reviewsTasks } from '#modules/reviews/index.ts';
import { settingsRoutes } from '#modules/settings/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { DiskSpace } from '#platform/disk-space.ts';
import type { Files } from '#platform/files.ts';
import { documentApi } from '#platform/http/api-document.ts';
import { createServer } from '#platform/http/server.ts';
import { serving } from '#platform/http/serving.ts';
import { forgetRequestsCrontab, forgetRequestsTasks } from '#platform/jobs/forget-requests.ts';
import type { Crontab, Tasks } from '#platform/jobs/jobs.ts';
import type { Log } from '#platform/log/log.ts';
import type { Mailer } from '#platform/mail.ts';
import { operationsRoutes, type Readiness } from '#platform/operations.ts';
import { recentAnswer } from '#platform/recent-answer.ts';
import type { Sealer } from '#platform/secrets/sealed.ts';
import { serveOpenGraph } from './open-graph.ts';

export type ApplicationParts = Readonly<{
  db: Database;
  clock: Clock;
  log: Log;
  publicUrl: string;
  /** Request limits and the cap on unpaid holds. */
  limits: boolean;
  trustProxy: boolean;
  /** As `createServer` takes it. */
  longestStallMs?: number | undefined;
  payments: Omit<PaymentOptions, 'publicUrl'>;
  mailer: Mailer | undefined;
  files: Files;
  /** How much room is left where files are kept. */
  diskSpace: () => Promise<DiskSpace>;
  /** Seals the secrets that the database keeps. */
  sealer: Sealer;
  areJobsRunning: () => boolean;
}>;

export type Application = Readonly<{ server: FastifyInstance; tasks: Tasks; crontab: Crontab }>;

/** The business behind its API: every module bound to one server, one database and one queue. Pages come on top. */
export const createApplication = async (parts: ApplicationParts): Promise<Application> => {
  const { db, clock, log, publicUrl, limits, trustProxy, longestStallMs, mailer, files, sealer } = parts;
  const payments = { ...parts.payments, publicUrl };
  const server = await createServer({ log, db, limits, trustProxy, publicUrl, longestStallMs });
  const typesetter = createTypesetter();
  server.addHook('onClose', typesetter.stop);
  const papers = { typesetter, publicUrl, testPayments: payments.provider?.testPayments ?? false, paymentsOf };
  await documentApi(server, { version: '0.1.0' });

  const cookies = accountCookies({ secure: publicUrl.startsWith('https:') });
  const bound = serving(server, { db, clock, identify, ...cookies });
  const readiness = readinessOf(parts);
  operationsRoutes(bound, readiness);
  settingsRoutes(bound);
  fleetRoutes(bound);
  fleetOfficeRoutes(bound, { openBookingsOf, wasBooked });
  picturesRoutes(bound, { files });
  pricingRoutes(bound);
  pricingOfficeRoutes(bound, { seasonsNamedIn, promotionsNamedIn, categoryIds });
  extrasRoutes(bound, { ownHold });
  bookingRoutes(bound, { capHolds: limits, paymentsOf });
  bookingPaperRoutes(bound, papers);
  bookingOfficeRoutes(bound, { money: officeMoney, files });
  paymentsRoutes(bound, payments);
  invoicingRoutes(bound, papers);
  reviewsRoutes(bound);
  identityRoutes(bound, { sealer, publicUrl, capRegistrations: limits, onProven: joinGuestBookings, lockEmail });
  staffRoutes(bound, { publicUrl, onRemoved: forgetLeaver });
  customerOfficeRoutes(bound, { publicUrl });
  customerDocumentRoutes(bound, { files });
  customerReportRoutes(bound);
  accountRoutes(bound);
  auditRoutes(bound);
  noticesRoutes(bound);
  contactRoutes(bound, { capMessages: limits });
  contentRoutes(bound);
  reportsRoutes(bound, {
    areJobsRunning: readiness.jobs,
    doesProviderAnswer: readiness.payments,
    isTest: payments.provider?.testPayments ?? false,
    hasMailServer: mailer !== undefined,
    diskSpace: parts.diskSpace,
  });
  analysisRoutes(bound);
  exportRoutes(bound, { typesetter, files });
  servePictures(server, { db, files });
  serveOpenGraph(server, { db, files });

  return {
    server,
    tasks: {
      ...bookingTasks({ ...papers, files }),
      ...paymentsTasks(payments),
      ...invoicingTasks(papers),
      ...reviewsTasks({ publicUrl }),
      ...noticesTasks({ mailer, host: new URL(publicUrl).hostname }),
      ...identityTasks({ sealer, publicUrl }),
      ...accountTasks,
      ...contactTasks,
      ...picturesTasks({ files }),
      ...customersTasks({ files }),
      ...fleetTasks,
      ...exportTasks({ db, files }),
      ...forgetRequestsTasks,
    },
    crontab: [
      ...bookingCrontab,
      ...paymentsCrontab,
      ...reviewsCrontab,
      ...noticesCrontab,
      ...identityCrontab,
      ...accountCrontab,
      ...contactCrontab,
      ...picturesCrontab,
      ...customersCrontab,
      ...exportCrontab,
      ...forgetRequestsCrontab,
    ],
  };
};

/** How the provider is asked whether it answers: a probe every second must not become load, nor wait for it. */
const ASKED = { goodForMs: 5_000, limitMs: 2_500 };

const readinessOf = ({ payments: { omise }, areJobsRunning }: ApplicationParts): Readiness => ({
  jobs: areJobsRunning,
  payments: omise && recentAnswer(async () => (await omise.capability()).outcome === 'answered', ASKED),
});
