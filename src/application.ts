import type { FastifyInstance } from 'fastify';
import {
  accountCrontab,
  accountRoutes,
  accountTasks,
  forgetLeaver,
  joinGuestBookings,
} from '#modules/account/index.ts';
import { auditRoutes } from '#modules/audit/index.ts';
import { bookingCrontab, bookingPaperRoutes, bookingRoutes, bookingTasks, ownHold } from '#modules/booking/index.ts';
import { contactCrontab, contactRoutes, contactTasks } from '#modules/contact/index.ts';
import { contentRoutes } from '#modules/content/index.ts';
import { lockEmail } from '#modules/customers/index.ts';
import { createTypesetter } from '#modules/documents/index.ts';
import { extrasRoutes } from '#modules/extras/index.ts';
import { fleetRoutes } from '#modules/fleet/index.ts';
import {
  accountCookies,
  identify,
  identityCrontab,
  identityRoutes,
  identityTasks,
  staffRoutes,
} from '#modules/identity/index.ts';
import { noticesCrontab, noticesRoutes, noticesTasks } from '#modules/notices/index.ts';
import {
  type PaymentOptions,
  paymentsCrontab,
  paymentsOf,
  paymentsRoutes,
  paymentsTasks,
} from '#modules/payments/index.ts';
import { picturesCrontab, picturesRoutes, picturesTasks, servePictures } from '#modules/pictures/index.ts';
import { pricingRoutes } from '#modules/pricing/index.ts';
import { reviewsCrontab, reviewsRoutes, reviewsTasks } from '#modules/reviews/index.ts';
import { settingsRoutes } from '#modules/settings/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database.ts';
import type { Files } from '#platform/files.ts';
import { housekeepingCrontab, housekeepingTasks } from '#platform/housekeeping.ts';
import { documentApi } from '#platform/http/api-document.ts';
import { createServer } from '#platform/http/server.ts';
import { serving } from '#platform/http/serving.ts';
import type { Crontab, Tasks } from '#platform/jobs.ts';
import type { Log } from '#platform/log.ts';
import type { Mailer } from '#platform/mail.ts';
import { operationsRoutes, type Readiness } from '#platform/operations.ts';
import { recentAnswer } from '#platform/recent-answer.ts';
import type { Sealer } from '#platform/sealed.ts';
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
  operationsRoutes(bound, readinessOf(parts));
  settingsRoutes(bound);
  fleetRoutes(bound);
  picturesRoutes(bound, { files });
  pricingRoutes(bound);
  extrasRoutes(bound, { ownHold });
  bookingRoutes(bound, { capHolds: limits, paymentsOf });
  bookingPaperRoutes(bound, papers);
  paymentsRoutes(bound, payments);
  reviewsRoutes(bound);
  identityRoutes(bound, { sealer, publicUrl, capRegistrations: limits, onProven: joinGuestBookings, lockEmail });
  staffRoutes(bound, { publicUrl, onRemoved: forgetLeaver });
  accountRoutes(bound);
  auditRoutes(bound);
  noticesRoutes(bound);
  contactRoutes(bound, { capMessages: limits });
  contentRoutes(bound);
  servePictures(server, { db, files });
  serveOpenGraph(server, { db, files });

  return {
    server,
    tasks: {
      ...bookingTasks(papers),
      ...paymentsTasks(payments),
      ...reviewsTasks({ publicUrl }),
      ...noticesTasks({ mailer, host: new URL(publicUrl).hostname }),
      ...identityTasks({ sealer, publicUrl }),
      ...accountTasks,
      ...contactTasks,
      ...picturesTasks({ files }),
      ...housekeepingTasks,
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
      ...housekeepingCrontab,
    ],
  };
};

/** How the provider is asked whether it answers: a probe every second must not become load, nor wait for it. */
const ASKED = { goodForMs: 5_000, limitMs: 2_500 };

const readinessOf = ({ payments: { omise }, areJobsRunning }: ApplicationParts): Readiness => ({
  jobs: areJobsRunning,
  payments: omise && recentAnswer(async () => (await omise.capability()).outcome === 'answered', ASKED),
});
