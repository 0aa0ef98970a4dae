import type { UserShape } from '#contract/identity.ts';
import type { Actor } from '#platform/context.ts';
import { notSignedIn } from '../rules/problems.ts';
import type { User } from './user-store.ts';

/** Who is signed in; 401 when nobody is. */
export const signedInUser = ({ user }: Actor): NonNullable<Actor['user']> => {
  if (!user) throw notSignedIn();
  return user;
};

/** A person as clients see them. */
export const shownUser = ({ passwordHash: _, ...user }: User): UserShape => user;
