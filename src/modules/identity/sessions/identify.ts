import { readSettings } from '#modules/settings/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/page-reads.ts';
import { findSession, type Session, touchSession } from '../records/session-store.ts';
import { hashOfToken, looksLikeToken } from '../records/tokens.ts';
import { isProofFresh } from '../rules/fresh-proof.ts';
import { isAlive, isWorthTouching } from '../rules/session-life.ts';
import type { Carried } from './account-cookies.ts';
import type { Visitor } from './visitor.ts';

const LONGEST_USER_AGENT = 500;

/**
 * Identifies the caller by the session of the cookie or bearer token, the token of a guest's booking
 * (`X-Booking-Token`) and the browser (cookie `client`). Expired, forged or malformed values count as absent.
 */
export const identifyBy =
  (carried: (caller: Pick<Caller, 'cookies'>) => Carried) =>
  async (tx: Tx, request: Caller, now: Temporal.Instant): Promise<Visitor> => {
    const cookies = carried(request);
    const token = bearerToken(request) ?? cookies.session;
    const session = token && looksLikeToken(token) ? await liveSession(tx, hashOfToken(token), now) : undefined;
    return {
      user: session ? { ...session.user, isProven: isProofFresh(session.provedAt, now) } : null,
      session: session?.tokenHash ?? null,
      userAgent: request.headers['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? null,
      trusted: opaque(cookies.trusted),
      bookingToken: opaque(request.headers['x-booking-token']),
      client: opaque(cookies.client),
      address: request.ip,
      requestId: request.id,
    };
  };

const liveSession = async (tx: Tx, tokenHash: Buffer, now: Temporal.Instant): Promise<Session | undefined> => {
  const session = await findSession(tx, tokenHash);
  if (!session) return undefined;
  const { security } = await readSettings(tx);
  if (!isAlive(session, { now, idleMinutes: security.sessionTimeout })) return undefined;
  if (isWorthTouching(session, now)) await touchSession(tx, tokenHash, now);
  return session;
};

const bearerToken = ({ headers }: Pick<Caller, 'headers'>): string | undefined =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];

const opaque = (value: unknown): string | null =>
  typeof value === 'string' && /^[\w.-]{8,200}$/.test(value) ? value : null;
