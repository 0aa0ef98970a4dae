import type { FastifyInstance } from 'fastify';
import type { AboutSettings } from '#contract/office/settings.ts';
import {
  accountCrontab,
  accountRoutes,
  accountTasks,
  forgetLeaver,
  joinGuestBookings,
} from '#modules/account/index.ts';
import { auditRoutes } from '#modules/audit/index.ts';
import {
  bookedAddons,
  bookedLocations,
  bookingCrontab,
  bookingMailRoutes,
  bookingOfficeRoutes,
  bookingPaperRoutes,
  bookingRoutes,
  bookingTasks,
  correctOpenBookings,
  openBookingsOf,
  ownHold,
  promotionsNamedIn,
  referencesOf,
  seasonsNamedIn,
  wasBooked,
} from '#modules/booking/index.ts';
import { chargebacksRoutes } from '#modules/chargebacks/index.ts';
import { claimAnswersOf, claimsCrontab, claimsOfDeposits, claimsRoutes, claimsTasks } from '#modules/claims/index.ts';
import { contactCrontab, contactRoutes, contactTasks } from '#modules/contact/index.ts';
import { contentRoutes, createTextReader } from '#modules/content/index.ts';
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
  identifyBy,
  identityCrontab,
  identityRoutes,
  identityTasks,
  staffRoutes,
} from '#modules/identity/index.ts';
import { invoicingRoutes, invoicingTasks } from '#modules/invoicing/index.ts';
import { currentMailer, noticesCrontab, noticesRoutes, noticesTasks } from '#modules/notices/index.ts';
import {
  arePaymentsUnderWay,
  notOfferedBy,
  type OnlineNow,
  officeMoney,
  onlineNow,
  type PaymentOptions,
  paymentsCrontab,
  paymentsOf,
  paymentsRoutes,
  paymentsTasks,
} from '#modules/payments/index.ts';
import { picturesCrontab, picturesRoutes, picturesTasks, servePictures } from '#modules/pictures/index.ts';
import { pricingOfficeRoutes, pricingRoutes } from '#modules/pricing/index.ts';
import {
  customerReportRoutes,
  exportCrontab,
  exportRoutes,
  exportTasks,
  reportsRoutes,
} from '#modules/reports/index.ts';
import { reviewsCrontab, reviewsRoutes, reviewsTasks } from '#modules/reviews/index.ts';
import {
  areHoldsUnderWay,
  booksOfHolds,
  depositEndOf,
  securityDepositsCrontab,
  securityDepositsRoutes,
  securityDepositsTasks,
} from '#modules/security-deposits/index.ts';
import { settingsOfficeRoutes, settingsRoutes } from '#modules/settings/index.ts';
import { upkeepRoutes } from '#modules/upkeep/index.ts';
import { ttlCache } from '#platform/cache/ttl-cache.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { type ReadReplica, readingOf } from '#platform/database/read-replica.ts';
import { serveDrawings } from '#platform/drawings/serve-drawings.ts';
import type { DiskSpace, Files } from '#platform/files.ts';
import { createEndpointBinders, type EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { documentApi } from '#platform/http/declaration/api-document.ts';
import { operationsRoutes, type Readiness } from '#platform/http/operations-routes.ts';
import { createServer } from '#platform/http/server.ts';
import { foldTallyCrontab, foldTallyTasks } from '#platform/jobs/fold-tally.ts';
import { forgetRequestsCrontab, forgetRequestsTasks } from '#platform/jobs/forget-requests.ts';
import type { Crontab, Tasks } from '#platform/jobs/jobs.ts';
import type { Log } from '#platform/log/log.ts';
import type { Mailer } from '#platform/mail.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import type { PrivateHost } from '#platform/outgoing/private-hosts.ts';
import { productVersion } from '#platform/product-version.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import type { SmsGateway } from '#platform/sms.ts';
import { serveOpenGraph } from './open-graph.ts';

export type ApplicationParts = Readonly<{
  db: Database;
  /** The database that reports read from; if absent, the primary database. */
  replica?: ReadReplica;
  /** How long the server continues to serve after a stop request, while it reports that it is not ready. */
  drainMs?: number | undefined;
  /** Whether the document of the API is served; if absent, it is. */
  hasDeveloperPages?: boolean;
  /** The metrics of this process; if absent, nothing is measured. */
  metrics?: Metrics | undefined;
  clock: Clock;
  log: Log;
  publicUrl: string;
  /** Whether this is the demo business; if absent, it is not. */
  isDemo?: boolean;
  /** Request limits, the cap on unpaid holds and the pauses after declined cards. */
  limits: boolean;
  trustProxy: boolean;
  /** Passed to `createServer`. */
  longestStallMs?: number | undefined;
  /** Passed to `createEndpointBinders`. */
  downloadStallMs?: number | undefined;
  payments: PaymentOptions;
  /** For the mail server in the environment; if undefined, the settings may name one. */
  mailer: Mailer | undefined;
  /** Where the mail server of the settings may be, besides public addresses. */
  privateHosts?: readonly PrivateHost[] | undefined;
  /** The settings that the environment overrides. */
  environment?: AboutSettings['environment'];
  /** If absent, no text messages are sent. */
  smsGateway?: SmsGateway | undefined;
  files: Files;
  /** The free disk space where files are stored. */
  diskSpace: () => Promise<DiskSpace>;
  /** Encrypts the secrets that are stored in the database. */
  sealer: Sealer;
  areJobsRunning: () => boolean;
}>;

export type Application = Readonly<{
  server: FastifyInstance;
  /** Answers the reads of pages in this process. */
  readAs: EndpointBinders['readAs'];
  tasks: Tasks;
  crontab: Crontab;
}>;

/** Binds every module to one server, one database and one job queue. Page routes are added by `servePublic`. */
export const createApplication = async (parts: ApplicationParts): Promise<Application> => {
  const { db, clock, log, publicUrl, limits, trustProxy, longestStallMs, files, sealer, payments } = parts;
  const { drainMs, metrics } = parts;
  const { environment = noOverrides, smsGateway, replica: reading = readingOf(db) } = parts;
  const online = onlineNow(payments, { db, sealer });
  const mailer = currentMailer(parts.mailer, { db, sealer, privateHosts: parts.privateHosts });
  const host = new URL(publicUrl).hostname;
  const server = await createServer({ log, db, limits, trustProxy, publicUrl, longestStallMs, drainMs, metrics });
  const typesetter = createTypesetter();
  server.addHook('onClose', typesetter.stop);
  const textReader = createTextReader();
  server.addHook('onClose', textReader.stop);
  const testPayments = async (tx?: Tx) => (await online(tx)).provider?.testPayments ?? false;
  const papers = { typesetter, publicUrl, testPayments, paymentsOf };
  if (parts.hasDeveloperPages ?? true) await documentApi(server, { version: productVersion });

  const { carried, ...setters } = accountCookies({ secure: publicUrl.startsWith('https:') });
  const identify = identifyBy(carried);
  const bound = createEndpointBinders(server, {
    db,
    replica: reading,
    clock,
    identify,
    ...setters,
    downloadStallMs: parts.downloadStallMs,
  });
  const readiness = readinessOf(online, parts.areJobsRunning);
  operationsRoutes(bound, readiness);
  settingsRoutes(bound, { hasMailServer: parts.mailer !== undefined, isDemo: parts.isDemo ?? false });
  settingsOfficeRoutes(bound, {
    sealer,
    environment,
    notOffered: notOfferedBy(online),
    // Where the environment names the provider, nothing was paid with the keys of the settings.
    arePaymentsUnderWay: payments.bySettings
      ? async (ctx) => (await arePaymentsUnderWay(ctx)) || (await areHoldsUnderWay(ctx.tx))
      : async () => false,
  });
  fleetRoutes(bound, { ownHold });
  fleetOfficeRoutes(bound, { openBookingsOf, wasBooked, bookedLocations, referencesOf });
  picturesRoutes(bound, { files });
  pricingRoutes(bound);
  extrasRoutes(bound, { ownHold, bookedAddons });
  pricingOfficeRoutes(bound, { seasonsNamedIn, promotionsNamedIn, categoryIds });
  bookingRoutes(bound, { capHolds: limits, sealer, paymentsOf, files });
  bookingPaperRoutes(bound, papers);
  bookingOfficeRoutes(bound, { money: { ...officeMoney, claimAnswersOf }, files });
  bookingMailRoutes(bound, { mailer, publicUrl });
  paymentsRoutes(bound, payments, { online, sealer, publicUrl, capDeclines: limits, booksOfOthers: booksOfHolds });
  invoicingRoutes(bound, papers);
  securityDepositsRoutes(bound, { online, sealer, publicUrl, capDeclines: limits, claims: claimsOfDeposits });
  claimsRoutes(bound);
  chargebacksRoutes(bound, { ...papers, files });
  reviewsRoutes(bound);
  identityRoutes(bound, { sealer, publicUrl, capRegistrations: limits, onProven: joinGuestBookings, lockEmail });
  staffRoutes(bound, { publicUrl, onRemoved: forgetLeaver });
  customerOfficeRoutes(bound, { publicUrl, correctBookings: correctOpenBookings });
  customerDocumentRoutes(bound, { files });
  customerReportRoutes(bound);
  accountRoutes(bound);
  auditRoutes(bound);
  noticesRoutes(bound, { mailer, host, log });
  contactRoutes(bound, { capMessages: limits });
  contentRoutes(bound, { reader: textReader });
  reportsRoutes(bound, {
    areJobsRunning: readiness.jobs,
    doesProviderAnswer: readiness.payments,
    isTest: testPayments,
    hasMailServer: async () => (await mailer()) !== undefined,
    hasSmsGateway: smsGateway !== undefined,
    diskSpace: parts.diskSpace,
  });
  exportRoutes(bound, { typesetter, files });
  upkeepRoutes(bound, { files });
  servePictures(server, { db, files });
  serveDrawings(server);
  serveOpenGraph(server, { db, files });

  return {
    server,
    readAs: bound.readAs,
    tasks: {
      ...bookingTasks({ ...papers, files, sealer, depositEndOf, hasSmsGateway: smsGateway !== undefined }),
      ...paymentsTasks({ online }),
      ...securityDepositsTasks({ online, publicUrl, hasSmsGateway: smsGateway !== undefined }),
      ...claimsTasks({ online, publicUrl, hasSmsGateway: smsGateway !== undefined }),
      ...invoicingTasks(papers),
      ...reviewsTasks({ publicUrl }),
      ...noticesTasks({ mailer, gateway: smsGateway, host, publicUrl }),
      ...identityTasks({ sealer, publicUrl }),
      ...accountTasks,
      ...contactTasks,
      ...picturesTasks({ files }),
      ...customersTasks({ files }),
      ...fleetTasks,
      ...exportTasks({ reading, files }),
      ...forgetRequestsTasks,
      ...foldTallyTasks,
    },
    crontab: [
      ...bookingCrontab,
      ...paymentsCrontab,
      ...securityDepositsCrontab,
      ...claimsCrontab,
      ...reviewsCrontab,
      ...noticesCrontab,
      ...identityCrontab,
      ...accountCrontab,
      ...contactCrontab,
      ...picturesCrontab,
      ...customersCrontab,
      ...exportCrontab,
      ...forgetRequestsCrontab,
      ...foldTallyCrontab,
    ],
  };
};

/** Cache and time limit of the provider check: frequent readiness probes must neither load the provider nor wait. */
const ASKED = { goodForMs: 5_000, limitMs: 2_500, otherwise: false };

const readinessOf = (online: OnlineNow, areJobsRunning: () => boolean): Readiness => {
  const answers = ttlCache(async () => (await (await online()).omise?.capability())?.outcome === 'answered', ASKED);
  return { jobs: areJobsRunning, payments: async () => ((await online()).omise ? answers() : null) };
};

const noOverrides = { mail: null, payments: null, sms: false };
