import type { Access, Endpoint } from '#contract/endpoint.ts';
import { notAllowed, notSignedIn, Problem } from '#kernel/problem.ts';
import { type Actor, isStaff } from '../../context.ts';

const allowed: Record<Access, (actor: Actor) => boolean> = {
  public: () => true,
  // Which booking a guest may see is decided with the booking at hand.
  guest: () => true,
  customer: ({ user }) => user !== null,
  staff: isStaff,
  admin: ({ user }) => user?.role === 'ADMIN',
};

/** Refuses whom the contract does not name: 401 without a session, 403 with one. */
export const refuseUnlessAllowed = (endpoint: Endpoint, actor: Actor): void => {
  const { access } = endpoint;
  if (access !== 'public' && access !== 'guest' && !isOpenTo(endpoint, actor))
    throw new Problem(403, 'auth.password-change-required');
  if (!allowed[access](actor)) throw actor.user ? notAllowed() : notSignedIn();
};

/** Who asks, as a call sees them: with a one-time password a stranger, but where it may be changed. */
export const asAdmitted = (endpoint: Endpoint, actor: Actor): Actor =>
  isOpenTo(endpoint, actor) ? actor : { ...actor, user: null };

const isOpenTo = ({ beforePasswordChange }: Endpoint, { user }: Actor) =>
  !user?.mustChangePassword || beforePasswordChange === true;

/** The ways to show who one is, as `securitySchemes` of the document of the API. */
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

/** Who may make a call, and how they show who they are, for the document of the API. */
export const documentedAccess = (access: Access) => documented[access];
