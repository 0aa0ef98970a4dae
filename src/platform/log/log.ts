import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import { serialiseError } from './serialise-error.ts';

export type Log = Logger;

/** What must never be read in a log: secrets, and what identifies a person. */
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

/** Structured lines of JSON, on standard output where nothing else is said. */
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

/** What a log says of a request. The token of a mail's link, and of one to a draft, stands in its address, and is never told. */
const serialiseRequest = ({ method, url, host, ip }: LoggedRequest) => ({
  method,
  url: url.replaceAll(/((?:token|preview)(?:=|%3D))[^&%#]+/gi, '$1[hidden]'),
  host,
  remoteAddress: ip,
});
