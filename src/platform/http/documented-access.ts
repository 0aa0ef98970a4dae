import type { Access } from '#contract/endpoint.ts';

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
