import { type Logger, pino } from 'pino';

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

/** Structured lines of JSON on standard output. */
export const createLog = (level: string): Log =>
  pino({
    level,
    base: null,
    redact: { paths: redacted, censor: '[hidden]' },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
