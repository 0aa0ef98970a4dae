import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import type { OfficeRole } from '../screens.ts';
import { settingsPath, tabsFor } from './tabs.ts';

/** The tabs: one under the other beside their content, in a line that scrolls where there is no room. */
export const TabList = ({ role }: { role: OfficeRole }) => {
  const { t } = useTranslation('settings');
  const strip = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // The chosen tab comes into sight where the tabs scroll sideways.
  useEffect(() => {
    const chosen = strip.current?.querySelector(`[href="${pathname}"]`);
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <nav
      ref={strip}
      aria-label={t('title')}
      className="min-w-0 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 lg:sticky lg:top-(--office-head) lg:self-start lg:pt-0"
    >
      <ul className="flex gap-1 max-lg:w-max max-lg:pb-1 lg:grid">
        {tabsFor(role).map((tab) => (
          <li key={tab}>
            <NavLink
              to={settingsPath(tab)}
              prefetch="intent"
              className="flex min-h-8.5 items-center rounded-md px-2.5 text-xs font-medium whitespace-nowrap text-muted quick hover:bg-hover hover:text-ink aria-[current]:bg-brand-soft aria-[current]:text-on-brand-soft"
            >
              {t(`tabs.${tab}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
