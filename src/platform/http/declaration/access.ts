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

/** Enforces `proof` of the contract: 403 `auth.proof-needed`; `withCode` says whether the code is asked for as well. */
export const refuseUnlessProven = ({ proof }: Endpoint, { user }: Actor, body: unknown): void => {
  if (!user || user.isProven || !proof) return;
  if (proof === 'always' || proof.some((field) => isSent(body, field)))
    throw new Problem(403, 'auth.proof-needed', { details: { withCode: user.hasTwoFactor === true } });
};

const isSent = (body: unknown, field: string): boolean => ![undefined, false].includes(Object(body)[field]);

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
export const documentedAccess = ({ access, proof }: Endpoint) => {
  const { description, security } = documented[access];
  return { description: [description, proof && documentedProof(proof)].filter(Boolean).join(' '), security };
};

const documentedProof = (proof: NonNullable<Endpoint['proof']>): string =>
  `Needs a fresh proof${proof === 'always' ? '' : ` where ${proof.map((field) => `\`${field}\``).join(', ')} is sent`}: 403 \`auth.proof-needed\`, see \`POST /auth/proof\`.`;
