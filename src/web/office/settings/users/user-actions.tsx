import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { useUserDeeds } from './use-user-deeds.ts';
import { nameOf, type User } from './user.ts';

type Props = { user: User; isOwn: boolean; onAsk: (dialog: 'edit' | 'password' | 'delete') => void };

/** What an admin can do with somebody. One's own account is looked after in the profile. */
export const UserActions = ({ user, isOwn, onAsk }: Props) => {
  const { t } = useTranslation('colleagues', { keyPrefix: 'do' });
  const { isBusy, setActive, invite, resetTwoFactor } = useUserDeeds(user);
  const act = (run: () => void, text: string, className = '') => (
    <Button size="xs" look="quiet" disabled={isBusy} onClick={run} className={className}>
      {text}
      <Of>{nameOf(user)}</Of>
    </Button>
  );
  return (
    <div className="-ml-2 flex flex-wrap items-center gap-1">
      {act(() => onAsk('edit'), t('edit'))}
      {isOwn ? (
        <Link to="/profile/sign-in" className="px-2 text-xs font-medium text-link underline underline-offset-3">
          {t('own')}
        </Link>
      ) : (
        <>
          {act(() => setActive(!user.isActive), t(user.isActive ? 'deactivate' : 'activate'))}
          {act(() => onAsk('password'), t('password'))}
          {!user.hasPassword && user.isActive && act(invite, t('invite'))}
          {user.hasTwoFactor && act(resetTwoFactor, t('twoFactor'))}
          {act(() => onAsk('delete'), t('delete'), 'text-danger!')}
        </>
      )}
    </div>
  );
};

const Of = ({ children }: { children: ReactNode }) => <span className="sr-only"> {children}</span>;
