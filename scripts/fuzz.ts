import { parseArgs } from 'node:util';
import { systemClock } from '#platform/clock.ts';
import { connect } from '#platform/database/database.ts';
import { stepsOf } from '#platform/unit-of-work.ts';
import { startMailServer } from '#test/builders/notices.ts';
import { keepSettings } from '../proofs/fuzz/run/keep-settings.ts';
import { reportOf } from '../proofs/fuzz/run/report.ts';
import { runRequests } from '../proofs/fuzz/run/run-requests.ts';
import { folderNamed, startProduct } from '../proofs/product.ts';
import { integerIn } from './number-in.ts';
import { oneRun } from './one-run.ts';
import { formatNumber, say, tell } from './say.ts';

// `npm run fuzz -- --requests 20000 --seed 1` sends valid and invalid requests to the whole API, or with
// `--only "POST /bookings"` to a part. With `--stay` the product runs until Ctrl-C, so that the printed curl commands
// can be tried; with `--port 3250` the commands also work in the next run.
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    stay: { type: 'boolean', default: false },
    port: { type: 'string' },
  },
});
const requests = integerIn('requests', values.requests, 1, 10_000_000);
const seed = integerIn('seed', values.seed, 0, 2 ** 31);
const port = values.port === undefined ? undefined : integerIn('port', values.port, 1024, 65_534);
const webhookSecret = Buffer.from('what the provider and we know of').toString('base64');

const run = async () => {
  const mail = await startMailServer();
  // The whole product with the demo business, without request limits.
  const product = await startProduct({
    folder: folderNamed('fuzz'),
    port,
    env: { RATE_LIMITS: 'off', SMTP_URL: mail.url, OMISE_WEBHOOK_SECRET: webhookSecret },
  });
  const db = connect(product.databaseUrl, { connections: 4 });
  try {
    const tally = await runRequests({
      url: product.url,
      sandboxUrl: product.sandboxUrl,
      webhookSecret,
      requests,
      seed,
      only: values.only,
      tidy: await keepSettings(db),
      step: (work) => stepsOf(db, systemClock).step(work),
      onProgress: (done) => say(`${formatNumber(done)} requests`),
    });
    const { lines, verdict, isClean } = reportOf(tally, seed);
    tell(lines.join('\n'));
    if (values.stay) {
      say(`The product stays at ${product.url} until Ctrl-C`);
      await new Promise((resolve) => process.once('SIGINT', resolve));
    }
    tell(verdict);
    process.exitCode = isClean ? 0 : 1;
  } finally {
    await db.pool.end();
    await product.stop();
    await mail.close();
  }
};

await oneRun('fuzz', run);
