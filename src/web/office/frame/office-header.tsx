import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { useNow } from '../../shell/use-now.ts';
import { LanguageSwitch, ThemeSwitch } from '../../site/frame/preference-switches.tsx';
import { LogoutButton } from '../../site/frame/signed-in/logout-button.tsx';
import { formatDayTime } from '../../ui/dates.ts';
import { Icon } from '../../ui/icons.tsx';
import type { OfficeUser } from '../guard.ts';
import { PaletteButton } from '../keys/palette-button.tsx';
import { greetingAt } from './greeting.ts';
import { Rail, type RailNotices } from './rail.tsx';

type Props = { user: OfficeUser; hasTestPayments: boolean; notices: RailNotices; onSearch: () => void };

/** The test payments notice, the search, Bangkok's time, and the sign-out. */
export const OfficeHeader = ({ user, hasTestPayments, notices, onSearch }: Props) => {
  const t = useWords('office');
  return (
    <header className="no-print bg-page tablet:sticky tablet:top-0 tablet:z-30">
      {hasTestPayments && (
        <p className="office-test-band border-b border-line px-4 py-1 text-center text-2xs font-medium text-warning">
          {t('testPayments')}
        </p>
      )}
      <div className="flex min-h-13.5 items-center gap-2 border-b border-line bg-surface px-4 md:px-6">
        <Drawer user={user} notices={notices} />
        <PaletteButton onOpen={onSearch} />
        <p className="min-w-0 truncate text-xs max-lg:sr-only">
          {t(`greeting.${greetingAt(useNow())}`, { name: `${user.firstName} ${user.lastName}` })}
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

/** Date and time in Bangkok, whatever the device's time zone: `Fri 20 Nov 2026, 10:42`. */
const Clock = () => {
  const now = new Date(useNow()).toISOString();
  return (
    <time dateTime={now} className="mr-2 text-xs whitespace-nowrap text-muted figures max-lg:hidden">
      {formatDayTime(now, useLanguage(), { year: true })}
    </time>
  );
};

/**
 * The rail as a drawer on narrow screens. `details` opens it without scripts; scripts close it on Escape, on a click
 * outside, when it loses the focus, and on navigation.
 */
const Drawer = ({ user, notices }: { user: OfficeUser; notices: RailNotices }) => {
  const t = useWords('office');
  const { key } = useLocation();
  const drawer = useRef<HTMLDetailsElement>(null);
  const beside = useRef<HTMLDivElement>(null);
  const close = () => drawer.current?.removeAttribute('open');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    close();
    drawer.current?.querySelector('summary')?.focus();
  };
  const onClick = (event: MouseEvent) => event.target === beside.current && close();
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <details
      key={key}
      ref={drawer}
      className="group desk:hidden"
      onKeyDown={onKeyDown}
      onClick={onClick}
      onBlur={onBlur}
    >
      <summary
        aria-label={t('menu')}
        className="relative grid size-9 place-items-center rounded-md group-open:fixed group-open:top-3.5 group-open:left-59 group-open:z-30 group-open:text-on-ground"
      >
        <Icon name="menu" className="group-open:hidden" />
        <Icon name="close" className="hidden group-open:block" />
      </summary>
      <div ref={beside} className="fixed inset-0 z-20 bg-ground/60" />
      <div className="on-ground fixed inset-y-0 left-0 z-20 w-70 max-w-[calc(100vw-40px)] overflow-y-auto bg-ground px-3 py-4 shadow-lg">
        <Rail user={user} notices={notices} />
      </div>
    </details>
  );
};
