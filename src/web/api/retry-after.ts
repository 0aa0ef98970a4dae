import type { ApiResponse } from './transport.ts';

const seconds = 1000;
const withoutWord = 60 * seconds;
const longest = 300 * seconds;
/** A reset header above this value is a Unix time in seconds; below it, a number of seconds. */
const aMoment = 1_000_000_000;

/**
 * Milliseconds to wait after a 429, from Retry-After, else from the rate-limit reset header, else 60 s; at most 300
 * s.
 */
export const waitAfterLimit = ({ headers }: Pick<ApiResponse, 'headers'>, nowMs: number): number => {
  const requested =
    readRetryAfter(headers.get('retry-after'), nowMs) ??
    readReset(headers.get('ratelimit-reset') ?? headers.get('x-ratelimit-reset'), nowMs) ??
    withoutWord;
  return Math.min(Math.max(requested, 0), longest);
};

const readRetryAfter = (text: string | null, nowMs: number): number | undefined => {
  if (text === null) return undefined;
  if (/^\d+$/.test(text.trim())) return Number(text) * seconds;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? undefined : moment - nowMs;
};

const readReset = (text: string | null, nowMs: number): number | undefined => {
  if (text === null || !/^\d+$/.test(text.trim())) return undefined;
  const value = Number(text);
  return value > aMoment ? value * seconds - nowMs : value * seconds;
};
