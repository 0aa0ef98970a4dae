import { randomBytes } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts';
import { createLog } from '#platform/log/log.ts';
import { freePorts } from '#test/free-ports.ts';
import { say } from '../../scripts/say.ts';
import { lostOf } from '../lost.ts';
import { folderNamed, runProduct } from '../product.ts';
import { sessionOf } from '../session.ts';
import { type VisitResults, visit } from '../visitors.ts';
import { endLog } from './end-log.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';
import { uploadsTo } from './uploads.ts';
import { type Proof, verdictOf, wrongWith } from './verdict.ts';

const DATABASE_MEGABYTES = 250;
const FILES_MEGABYTES = 20;
const RATE = 40;
const LONGEST_SECONDS = 60;

const folder = folderNamed('disk-full');
const postgresFolder = join(folder, 'database/postgres');
/** The log is kept after the run. */
const log = join(folder, 'postgres.log');

const settings = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  SECRETS_KEY: randomBytes(32).toString('base64'),
  DEMO: 'on',
  PAYMENTS: 'off',
  RATE_LIMITS: 'off',
});

type Stage = Readonly<{ url: string; databaseUrl: string; disk: SmallDisk; seconds: number }>;

/** Visits for the stage's duration. Pass a new seed each time, since vehicles booked by earlier visitors are taken. */
const visitFor = async ({ url, seconds }: Stage, seed: number): Promise<VisitResults> => {
  const visits = visit({ origin: url, rate: RATE, seed });
  await pause(seconds * 1000);
  return visits.stop();
};

const sayFelt = (when: string, { byStatus, longestMs }: VisitResults) =>
  say(`${when}: answers by status ${JSON.stringify(byStatus)}; the longest took ${longestMs.toFixed(0)} ms`);

/** Visitors browse and book before, while and after PostgreSQL's disk is full. */
const fillTheDatabase = async (stage: Stage) => {
  const { url, databaseUrl, disk } = stage;
  const before = await visitFor(stage, 1);
  sayFelt('Before', before);
  await disk.fill();
  const full = await visitFor(stage, 2);
  sayFelt('With a full disk', full);
  // So far only single requests were refused; without space for its log, PostgreSQL itself stops.
  await endLog(databaseUrl);
  const gone = await visitFor(stage, 3);
  sayFelt('With a full disk and no log', gone);

  await disk.free();
  const begun = performance.now();
  const again = visit({ origin: url, rate: RATE, seed: 4 });
  const since = () => (performance.now() - begun) / 1000;
  while (again.felt.booked.length === 0 && since() < LONGEST_SECONDS) await pause(20);
  const bookedAfter = since();
  const after = await again.stop();
  sayFelt('With room again', after);
  const promised = [before, full, gone, after].flatMap(({ booked }) => booked);
  // If PostgreSQL is not back, all acknowledged bookings count as lost.
  const lost = await lostOf(databaseUrl, promised).catch(() => promised);
  return { before, full, gone, lost, bookedAfter };
};

/** Staff upload before, while and after the disk with the files is full. */
const fillTheFiles = async ({ url, databaseUrl, disk }: Stage) => {
  const { headers } = await sessionOf(databaseUrl, 'STAFF');
  const { upload, isThere, untilTaken } = uploadsTo(url, headers);
  const first = await upload();
  if (!first.address) throw new Error(`The first upload had ${first.status}: ${first.body}`);
  await disk.fill();
  const refused = [await upload(), await upload(), await upload()];
  const [answer] = refused;
  say(`An upload to a full disk: ${answer?.status} ${answer?.body}`);
  await disk.free();
  const uploadedAfter = await untilTaken(LONGEST_SECONDS);
  const taken = [first, ...refused].flatMap(({ address }) => address ?? []);
  const lostPictures: string[] = [];
  for (const address of taken) if (!(await isThere(address))) lostPictures.push(address);
  return { uploads: refused.map(({ status }) => status), lostPictures, uploadedAfter };
};

/**
 * Runs the built product with PostgreSQL, each on a small disk that is filled completely and then freed. Everything
 * started is stopped in reverse order, even after a failure.
 */
export const fillUp = async ({ seconds }: { seconds: number }) => {
  // A PostgreSQL left by a killed run would keep the disk mounted.
  await removeEmbeddedPostgres(postgresFolder);
  await using parts = new AsyncDisposableStack();
  const database = await mountSmallDisk(join(folder, 'database'), DATABASE_MEGABYTES);
  parts.defer(database.unmount);
  const files = await mountSmallDisk(join(folder, 'files'), FILES_MEGABYTES);
  parts.defer(files.unmount);
  const postgres = await startEmbeddedPostgres({ folder: postgresFolder, log: createLog('fatal') });
  parts.defer(async () => {
    await postgres.stop();
    await copyFile(join(postgresFolder, 'postgres.log'), log);
  });
  const [port = 0] = await freePorts(1);
  const product = await runProduct({ folder: files.folder, port, env: settings(postgres.url) });
  parts.defer(async () => void (await product.end()));

  const stage = { url: product.url, databaseUrl: postgres.url, seconds };
  // The files come first: this part needs the database, which may not recover from the other.
  const ofFiles = await fillTheFiles({ ...stage, disk: files });
  const proof: Proof = { ...ofFiles, ...(await fillTheDatabase({ ...stage, disk: database })) };
  const wrong = wrongWith(proof);
  for (const line of wrong.slice(0, 20)) say(`  ${line}`);
  if (wrong.length > 0) say(`What PostgreSQL said of it: ${log}`);
  return { wrong, verdict: verdictOf(proof) };
};
