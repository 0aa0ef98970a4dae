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
