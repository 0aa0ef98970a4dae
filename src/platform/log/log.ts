import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
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

/** The logged form of a request. Tokens of mail and preview links in the URL are hidden. */
const serialiseRequest = ({ method, url, host, ip }: LoggedRequest) => ({
  method,
  url: url.replaceAll(/((?:token|preview)(?:=|%3D))[^&%#]+/gi, '$1[hidden]'),
  host,
  remoteAddress: ip,
});
