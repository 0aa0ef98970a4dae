import type { Access, Endpoint } from '#contract/endpoint.ts';
import { notAllowed, notSignedIn, Problem } from '#kernel/problem.ts';
import { type Actor, isStaff } from '../../context.ts';

const allowed: Record<Access, (actor: Actor) => boolean> = {
  public: () => true,
  // The use case checks access to the particular booking.
  guest: () => true,
  customer: ({ user }) => user !== null,
  staff: isStaff,
  admin: ({ user }) => user?.role === 'ADMIN',
};

/** Enforces `access` of the contract: 401 without a session, 403 with one. */
export const refuseUnlessAllowed = (endpoint: Endpoint, actor: Actor): void => {
  const { access } = endpoint;
  if (access !== 'public' && access !== 'guest' && !isOpenTo(endpoint, actor))
    throw new Problem(403, 'auth.password-change-required');
  if (!allowed[access](actor)) throw actor.user ? notAllowed() : notSignedIn();
};

/** The actor as passed to a handler: anonymous until a one-time password is changed, except where that is allowed. */
export const asAdmitted = (endpoint: Endpoint, actor: Actor): Actor =>
  isOpenTo(endpoint, actor) ? actor : { ...actor, user: null };

const isOpenTo = ({ beforePasswordChange }: Endpoint, { user }: Actor) =>
  !user?.mustChangePassword || beforePasswordChange === true;

/** The authentication methods, as `securitySchemes` of the OpenAPI document. */
export const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'Behind TLS `__Host-session`.' },
  bearer: { type: 'http', scheme: 'bearer' },
  booking: { type: 'apiKey', in: 'header', name: 'X-Booking-Token' },
} as const;

type Documented = Readonly<{ description: string; security: readonly Readonly<Record<string, readonly string[]>>[] }>;

const signedIn: Documented['security'] = [{ bearer: [] }, { session: [] }];

const documented: Record<Access, Documented> = {
  public: { description: 'For everybody.', security: [{}, ...signedIn] },
  guest: {
    description: 'For whoever has the key of the booking, its owner, and staff.',
    security: [{ booking: [] }, ...signedIn],
  },
  customer: { description: 'For everybody who is signed in.', security: signedIn },
  staff: { description: 'For staff and admins.', security: signedIn },
  admin: { description: 'For admins.', security: signedIn },
};

/** Permission and authentication of a call, for the OpenAPI document. */
export const documentedAccess = (access: Access) => documented[access];
