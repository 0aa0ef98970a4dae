import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Env } from '../env.ts';
import { serialiseError } from './serialise-error.ts';

export type Log = Logger;

/** Log properties to redact: secrets and personal data. */
const redacted = [
  'req.headers.authorization',
  'req.headers.cookie',
  'req.headers["x-booking-token"]',
  'res.headers["set-cookie"]',
  '*.password',
  '*.token',
  '*.accessToken',
  '*.cardNumber',
  '*.securityCode',
  '*.email',
  '*.phone',
  '*.licenseNumber',
];

/** The level that was set; else requests are logged, except on a terminal, where they would bury what people read. */
export const levelOf = ({ LOG_LEVEL }: Pick<Env, 'LOG_LEVEL'>, { isTTY }: { isTTY?: boolean }) =>
  LOG_LEVEL ?? (isTTY ? 'warn' : 'info');

/** A logger of JSON lines, to standard output by default. */
export const createLog = (level: string, destination: DestinationStream = pino.destination(1)): Log =>
  pino(
    {
      level,
      base: null,
      redact: { paths: redacted, censor: '[hidden]' },
      serializers: { err: (error: unknown) => serialiseError(error), req: serialiseRequest },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination,
  );

type LoggedRequest = Pick<FastifyRequest, 'method' | 'url' | 'host' | 'ip'>;

/** Letters and digits that a URL spells as numbers (`%6b`), as they are. */
const plain = (url: string) =>
  url.replaceAll(/%(3\d|[46][1-9a-f]|[57][\da])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** The logged form of a request. Keys in the URL, as mails of earlier versions had them, are hidden. */
const serialiseRequest = ({ method, url, host, ip }: LoggedRequest) => ({
  method,
  url: plain(url).replaceAll(/((?:token|preview|access)(?:=|%3D))[^&%#]+/gi, '$1[hidden]'),
  host,
  remoteAddress: ip,
});
