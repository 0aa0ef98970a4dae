import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../languages/use-language.ts';
import { Badge } from '../../../ui/badge.tsx';
import { formatDay, formatDayTime } from '../../../ui/dates.ts';
import { nameOf, roleOf, type User } from './user.ts';
import { UserActions } from './user-actions.tsx';

type Props = { user: User; isOwn: boolean; onAsk: (dialog: 'edit' | 'password' | 'delete') => void };

/** Somebody of the office: who they are, whether they may sign in, and what can be done. */
export const UserRow = ({ user, isOwn, onAsk }: Props) => {
  const { t } = useTranslation('users');
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
