import type { UserShape } from '#contract/identity.ts';
import type { Actor } from '#platform/context.ts';
import { notSignedIn } from '../rules/problems.ts';
import type { User } from './user-store.ts';

/** The signed-in user; 401 if there is none. */
export const signedInUser = ({ user }: Actor): NonNullable<Actor['user']> => {
  if (!user) throw notSignedIn();
  return user;
};

/** A user without the fields that clients must not see. */
export const shownUser = ({ passwordHash: _, oneTimeUntil: __, ...user }: User): UserShape => user;
