import type { Actor } from '#platform/context.ts';
import { notSignedIn } from './rules/problems.ts';

/** Who is signed in; 401 when nobody is. */
export const signedInUser = ({ user }: Actor): NonNullable<Actor['user']> => {
  if (!user) throw notSignedIn();
  return user;
};
