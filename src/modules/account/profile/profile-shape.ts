import type { ProfileShape } from '#contract/account.ts';
import type { Profile } from './read-profile.ts';

export const profileShape = ({ user, particulars }: Profile): ProfileShape => {
  const { id, email, firstName, lastName, phone, role, isActive, emailVerified, language } = user;
  const { hasTwoFactor, mustChangePassword } = user;
  return {
    ...{ id, email, firstName, lastName, phone, role, isActive, emailVerified, language },
    ...{ hasTwoFactor, mustChangePassword },
    ...particulars,
  };
};
