import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Failure } from '../../../api/failure.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatDay, formatDayTime } from '../../../ui/dates.ts';
import { useNotify } from '../../../ui/toast/toasts.tsx';
import { useMutation } from '../../live/use-mutation.ts';
import { nameOf, roleOf, type User } from './users-list.ts';

type Props = { user: User; isOwn: boolean; onAsk: (dialog: 'edit' | 'password' | 'delete') => void };

/** A user of the office: name, role, status and actions. */
export const UserRow = ({ user, isOwn, onAsk }: Props) => {
  const t = useWords('users');
  const language = useLanguage();
  const role = roleOf(user);
  const { email, phone, isActive, emailVerified, isInvited, hasPassword, hasTwoFactor, lastSeenAt } = user;
  return (
    <li className="grid gap-x-6 gap-y-2 px-4 py-3 md:px-6">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium">
          {nameOf(user)}
          {isOwn && <span className="text-xs font-regular text-muted">{t('you')}</span>}
          <Badge plain tone={role === 'ADMIN' ? 'info' : 'neutral'}>
            {t(`roles.${role}`)}
          </Badge>
          <Badge tone={isActive ? 'success' : 'neutral'}>{t(isActive ? 'active' : 'inactive')}</Badge>
          {!hasPassword && <Badge tone="warning">{t(isInvited ? 'invited' : 'noPassword')}</Badge>}
          {hasTwoFactor && <Badge plain>{t('twoFactor')}</Badge>}
        </p>
        <p className="text-xs wrap-anywhere text-muted">
          {[email, phone].filter(Boolean).join(', ')}
          {!emailVerified && ` (${t('notVerified')})`}
        </p>
        <p className="text-2xs text-subtle figures">
          {t('since', { day: formatDay(user.createdAt, language, { weekday: false, year: true }) })}
          {', '}
          {lastSeenAt ? t('seen', { when: formatDayTime(lastSeenAt, language, { weekday: false }) }) : t('signedOut')}
        </p>
      </div>
      <UserActions user={user} isOwn={isOwn} onAsk={onAsk} />
    </li>
  );
};

type UserActionsProps = { user: User; isOwn: boolean; onAsk: (dialog: 'edit' | 'password' | 'delete') => void };

/** An admin's actions on a user. Own account: in the profile instead. */
const UserActions = ({ user, isOwn, onAsk }: UserActionsProps) => {
  const t = useWords('users', 'do');
  const { isBusy, setActive, invite, resetTwoFactor } = useUserActions(user);
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

/** The one-click actions on a user. Activation and deactivation offer undo. */
const useUserActions = (user: User) => {
  const t = useWords('users');
  const { run, isBusy } = useMutation();
  const notify = useNotify();
  const say = useProblemWords();
  const params = { id: user.id };
  const name = nameOf(user);
  const failed = (failure: Failure) => {
    const message = failure.status === 0 ? t('errors.updating') : `${t('errors.update')}. ${say(failure)}`;
    notify({ message, tone: 'problem' });
  };

  const setActive = async (isActive: boolean) => {
    const route = isActive ? 'PATCH /users/:id/activate' : 'PATCH /users/:id/deactivate';
    if (!(await run(route, { params }, { failed }))) return;
    const undo = { label: t('done.undo'), run: () => void setActive(!isActive) };
    notify({ message: t(isActive ? 'done.activated' : 'done.deactivated', { name }), action: undo });
  };
  const invite = () => run('POST /users/:id/invitation', { params }, { done: t('done.invited', { name }), failed });
  const resetTwoFactor = () =>
    run('POST /users/:id/two-factor/reset', { params }, { done: t('done.twoFactor', { name }), failed });
  return {
    isBusy,
    setActive: (isActive: boolean) => void setActive(isActive),
    invite: () => void invite(),
    resetTwoFactor: () => void resetTwoFactor(),
  };
};
