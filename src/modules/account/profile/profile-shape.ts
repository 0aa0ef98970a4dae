import type { ProfileShape } from '#contract/account.ts';
import { shownUser } from '#modules/identity/index.ts';
import type { Profile } from './read-profile.ts';

export const profileShape = ({ user, particulars }: Profile): ProfileShape => ({ ...shownUser(user), ...particulars });
