import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../languages/use-language.ts';
import { useNow } from '../../shell/use-now.ts';
import { LanguageSwitch, ThemeSwitch } from '../../site/frame/preference-switches.tsx';
import { LogoutButton } from '../../site/frame/signed-in/logout-button.tsx';
import { formatDayTime } from '../../ui/dates.ts';
import type { OfficeUser } from '../guard.ts';
import { OfficeKeys } from '../keys/office-keys.tsx';
import { Drawer } from './drawer.tsx';
import type { Told } from './rail.tsx';

type Props = { user: OfficeUser; hasTestPayments: boolean; told: Told };

/** Who is at work, when it is in Bangkok, and the way out (document 2, admin navigation). */
export const OfficeHeader = ({ user, hasTestPayments, told }: Props) => {
  const { t } = useTranslation('office');
  return (
    <header className="no-print bg-page tablet:sticky tablet:top-0 tablet:z-30">
      {hasTestPayments && (
        <p className="office-test-band border-b border-line px-4 py-1 text-center text-2xs font-medium text-warning">
          {t('testPayments')}
        </p>
      )}
      <div className="flex min-h-13.5 items-center gap-2 border-b border-line bg-surface px-4 md:px-6">
        <Drawer user={user} told={told} />
        <OfficeKeys user={user} />
        <p className="min-w-0 truncate text-xs max-lg:sr-only">
          {t('greeting', { name: `${user.firstName} ${user.lastName}` })}
        </p>
        <div className="ml-auto flex items-center gap-1 md:gap-2">
          <Clock />
          <LanguageSwitch isShort />
          <ThemeSwitch />
          <LogoutButton />
        </div>
      </div>
    </header>
  );
};

/** Date and time in Bangkok, wherever the device is: `Fri 20 Nov 2026, 10:42`. */
const Clock = () => {
  const now = new Date(useNow()).toISOString();
  return (
    <time dateTime={now} className="mr-2 text-xs whitespace-nowrap text-muted figures max-lg:hidden">
      {formatDayTime(now, useLanguage(), { year: true })}
    </time>
  );
};
