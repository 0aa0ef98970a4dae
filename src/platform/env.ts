import { z } from 'zod';
import { Problem } from '#kernel/problem.ts';
import { readPrivateHost } from './outgoing/private-hosts.ts';
import { BucketUrl } from './s3/bucket-address.ts';
import { withSecretFiles } from './secret-files.ts';

const notAPort = 'must be a port number, from 0 to 65535';
const port = z.coerce.number(notAPort).int(notAPort).min(0, notAPort).max(65_535, notAPort);
const notASeed = 'must be a whole number from 1 to 2147483647';
const notADrain = 'must be a number of seconds from 0 to 15';
const onOff = z.enum(['on', 'off']);
const secretsKey = z.string().regex(/^[A-Za-z0-9+/]{43}=$/, 'must be 32 bytes in base64');
const privateHosts = z.string().transform((text, { issues }) =>
  text.split(',').map((entry) => {
    const host = readPrivateHost(entry.trim());
    if (host) return host;
    issues.push({ code: 'custom', message: 'must be hosts such as mail.lan or 10.0.0.5:1025', input: text });
    return z.NEVER;
  }),
);
const postgres = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' });
const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

/** The secrets: each may also come as a file, which `NAME_FILE` names. */
export const secretNames = [
  ...['FILES_URL', 'DATABASE_URL', 'DATABASE_READ_URL', 'ADMIN_PASSWORD', 'OMISE_SECRET_KEY', 'OMISE_WEBHOOK_SECRET'],
  ...['SECRETS_KEY', 'SECRETS_KEY_PREVIOUS', 'BACKUP_PASSPHRASE', 'SMTP_URL', 'SMS_GATEWAY_URL'],
] as const;

/** All environment variables. The table in docs/environment.md is written from these descriptions by `npm run docs`. */
export const EnvSchema = z
  .object({
    PORT: port.default(3000).describe('Port of the site'),
    HOST: z.string().default('127.0.0.1').describe('Address to listen on; `0.0.0.0` for every interface'),
    PUBLIC_URL: address
      .optional()
      .describe(
        'Origin that customers see: in links of mails, and for search engines; default `http://localhost:PORT`',
      ),
    DATA_DIR: z
      .string()
      .default('.data')
      .describe('Folder of everything kept on disk: the database, the photographs and the payment sandbox'),
    FILES_URL: BucketUrl.optional().describe(
      'Bucket of an S3-compatible store for photographs, documents and exports: `s3://KEY:SECRET@HOST:PORT/BUCKET?region=REGION&tls=on`, key and secret percent-encoded; region is `us-east-1` and `tls` is `on` where they are not said. Without it they lie in `DATA_DIR/files`, which processes on several machines cannot share',
    ),
    DATABASE_URL: postgres.optional().describe('PostgreSQL 18 to use; without it one is started under `DATA_DIR`'),
    DATABASE_READ_URL: postgres
      .optional()
      .describe(
        'A replica of `DATABASE_URL`, for reports and exports alone: they are a moment behind then, and read from `DATABASE_URL` while it does not answer',
      ),
    ADMIN_EMAIL: z
      .email('must be an e-mail address')
      .default('admin@saphan.example')
      .describe('E-mail of the first admin'),
    ADMIN_PASSWORD: z
      .string()
      .min(8, 'must have at least 8 characters')
      .optional()
      .describe('Password of the first admin; without it one is generated and printed once'),
    DEMO: onOff
      .optional()
      .describe(
        'Fill an empty database with the demo business; default `on` only with the embedded database. Must be said there where others can reach the site: with a `HOST` other than this machine, or a `PUBLIC_URL` with `https`',
      ),
    DEMO_SEED: z.coerce
      .number(notASeed)
      .int(notASeed)
      .min(1, notASeed)
      .max(2_147_483_647, notASeed)
      .default(20_260)
      .describe('The same seed gives the same demo business'),
    PAYMENTS: z
      .enum(['omise', 'sandbox', 'off'])
      .optional()
      .describe(
        'Default: `omise` with keys; `sandbox` with an `OMISE_API_URL` without keys, or with `DEMO=on` where the demo business was laid by the product and not restored; else `omise` with the keys of the settings, once there are some, and nobody pays online before that',
      ),
    OMISE_PUBLIC_KEY: z
      .string()
      .regex(/^pkey_/, 'must start with pkey_')
      .optional()
      .describe('Public key of the payment provider'),
    OMISE_SECRET_KEY: z
      .string()
      .regex(/^skey_/, 'must start with skey_')
      .optional()
      .describe('Secret key of the payment provider'),
    OMISE_API_URL: address
      .optional()
      .describe('Address of the provider’s API; default the provider’s own, or the embedded sandbox'),
    OMISE_VAULT_URL: address.optional().describe('Address of the provider’s vault, where browsers send card data'),
    OMISE_WEBHOOK_SECRET: z
      .base64('must be base64')
      .optional()
      .describe('Base64 secret that signs the provider’s webhooks'),
    OMISE_SANDBOX_PORT: port.default(3001).describe('Port of the embedded payment sandbox'),
    ALLOW_SERVER_TOKENIZATION: z
      .enum(['true', 'false'])
      .optional()
      .describe('Whether `POST /payments/create-token` exists; default `true` only with the sandbox'),
    SECRETS_KEY: secretsKey
      .optional()
      .describe(
        'Key that seals secrets in the database, 32 bytes in base64; default: drawn once and kept in `DATA_DIR/secret.key`. Several processes on one database need the same',
      ),
    SECRETS_KEY_PREVIOUS: z
      .string()
      .transform((text) => text.split(',').map((key) => key.trim()))
      .pipe(z.array(secretsKey))
      .optional()
      .describe('Keys that were in use before, with commas between; what they sealed is sealed anew within the hour'),
    BACKUP_PASSPHRASE: z
      .string()
      .min(12, 'must have at least 12 characters')
      .optional()
      .describe('Seals the file of `npm run backup`, and opens a sealed one for `npm run restore`'),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
      .optional()
      .describe(
        'Mail server; without it that of the settings sends, and without either mails wait in the outbox. Mails go to another machine over a secure connection alone, unless the address ends in `?requireTLS=false`',
      ),
    OUTGOING_PRIVATE_HOSTS: privateHosts
      .optional()
      .describe(
        'Hosts of this machine or its network at which the mail server of the settings may be, with commas between: `mail.lan`, or with a port that is none of mail servers `127.0.0.1:1025`. All others must be public. What the environment itself names, such as `SMTP_URL`, needs no entry',
      ),
    SMS_GATEWAY_URL: address
      .optional()
      .describe(
        'Gateway for text messages: each is a POST of `{ to, text, id }` as JSON; a name and password in it are sent as basic authorization. Without it there are none',
      ),
    DEVELOPER_PAGES: onOff
      .optional()
      .describe(
        'Whether `/api/docs`, `/api/openapi.json` and `/dev/components` are there; default `off` where `PUBLIC_URL` begins with `https`',
      ),
    RATE_LIMITS: onOff
      .default('on')
      .describe('Request limits, the cap on unpaid holds and the pauses after declined cards'),
    TRUST_PROXY: onOff
      .default('off')
      .describe(
        'Take the client’s address from the last entry of `X-Forwarded-For`, which one proxy in front must add',
      ),
    DRAIN_SECONDS: z.coerce
      .number(notADrain)
      .min(0, notADrain)
      .max(15, notADrain)
      .default(0)
      .describe(
        'How long the site serves on after it was told to end, while `/api/ready` answers 503: long enough for whoever shares out requests to see it',
      ),
    METRICS_PORT: port
      .optional()
      .describe('Port of `GET /metrics` for Prometheus, apart from the site’s; without it there is none'),
    METRICS_HOST: z
      .string()
      .default('127.0.0.1')
      .describe('Address on which `METRICS_PORT` listens; in a container `0.0.0.0`, with the port not published'),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .optional()
      .describe('How much is logged; default `info`, and `warn` where a person watches: on a terminal'),
  })
  .refine((env) => !env.DATABASE_READ_URL || env.DATABASE_URL, {
    path: ['DATABASE_READ_URL'],
    message: 'must be set together with DATABASE_URL',
  })
  .refine((env) => !env.OMISE_PUBLIC_KEY === !env.OMISE_SECRET_KEY, {
    path: ['OMISE_SECRET_KEY'],
    message: 'must be set together with OMISE_PUBLIC_KEY',
  })
  .refine((env) => env.DEMO || env.DATABASE_URL || !isOpenToOthers(env), {
    path: ['DEMO'],
    message:
      'must be said where others can reach the site: off for a real business, on for the invented one with test payments',
  });

/** Whether somebody on another machine is meant to reach the site. */
export const isOpenToOthers = ({ HOST, PUBLIC_URL }: { HOST: string; PUBLIC_URL?: string | undefined }): boolean =>
  isHttps(PUBLIC_URL) || !/^(localhost|127(\.\d+){3}|::1)$/.test(HOST);

const isHttps = (url = '') => url.startsWith('https:');

/** Whether this process shows what only developers need. */
export const hasDeveloperPages = ({ DEVELOPER_PAGES, PUBLIC_URL }: Env): boolean =>
  (DEVELOPER_PAGES ?? (isHttps(PUBLIC_URL) ? 'off' : 'on')) === 'on';

export type Env = z.infer<typeof EnvSchema>;

/** The settings of this process. Empty values count as unset. Throws a Problem that lists every invalid value. */
export const readEnv = (source: Record<string, string | undefined> = process.env): Env => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const { set, wrong } = withSecretFiles(given, secretNames);
  const parsed = EnvSchema.safeParse(set);
  if (parsed.success && wrong.length === 0) return parsed.data;
  const lines = [...wrong, ...(parsed.error?.issues ?? [])].map(
    ({ path, message }) => `  ${path.join('.')}: ${message}`,
  );
  throw new Problem(500, 'env.wrong', { params: { reason: `These settings are wrong:\n${lines.join('\n')}` } });
};

/** Whether an empty database is to be filled with the demo business. */
export const wantsDemo = ({ DEMO, DATABASE_URL }: Env): boolean => (DEMO ?? (DATABASE_URL ? 'off' : 'on')) === 'on';

/** How this process was started: `production` by `npm start`, `development` by `npm run dev`. */
export const environmentName = (): string => process.env.NODE_ENV || 'development';
