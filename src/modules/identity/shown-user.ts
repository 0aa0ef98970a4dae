import type { UserShape } from '#contract/identity.ts';
import type { User } from './user-store.ts';

/** A person as clients see them. */
export const shownUser = ({ passwordHash: _, ...user }: User): UserShape => user;
