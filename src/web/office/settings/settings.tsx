import { NavLink, Outlet, useLocation } from 'react-router';
import type { SettingGroups } from '#contract/office/settings.ts';
import { apiContext } from '../../api/contexts.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Icon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { BriefToasts } from '../../ui/toast/brief-toasts.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { useShowsOpenTab } from '../frame/use-shows-open-tab.ts';
import { officeUserContext } from '../guard.ts';
import { ListFailed } from '../list/list-failed.tsx';
import type { OfficeRole } from '../screens.ts';
import type { Route } from './+types/settings';
import type { Settings } from './section/settings-context.ts';
import { settingsPath, showsGroups, tabOf, tabsFor } from './tabs.ts';

export const handle: Handle = { words: ['settings'] };

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { role } = context.get(officeUserContext);
  return { role, outcome: await context.get(apiContext).call('GET /admin/settings') };
};

/** `/admin/settings`: the frame of the settings, with one address per tab. */
const SettingsScreen = ({ loaderData: { role, outcome } }: Route.ComponentProps) => {
  const t = useWords('settings');
  const tab = tabOf(useLocation().pathname);

  const log = (
    <LinkButton to="/admin/audit" size="sm">
      <Icon name="document" size="sm" />
      {t('log')}
    </LinkButton>
  );
  return (
    <>
      <PageHead title={`${t(`tabs.${tab}`)} · ${t('title')}`} isIndexed={false} />
      <ScreenHead title={t('title')} text={t('text')} actions={role === 'ADMIN' && log} />
      <div className="grid gap-4 px-4 py-4 md:px-6 lg:grid-cols-[190px_minmax(0,760px)] lg:gap-10">
        <TabList role={role} />
        <div className="grid min-w-0 grid-cols-1 content-start gap-4">
          {showsGroups(tab) && !outcome.success ? (
            <ListFailed title={t('failed')} failure={outcome} />
          ) : (
            <BriefToasts>
              <Outlet context={outcome.success ? settingsOf(outcome) : null} />
            </BriefToasts>
          )}
        </div>
      </div>
    </>
  );
};
export default SettingsScreen;

/** Narrows the type: the server returns all groups to admins, and only they see the tabs that use groups. */
const settingsOf = ({ data, about }: { data: Partial<SettingGroups>; about: Settings['about'] }): Settings => ({
  groups: data as SettingGroups,
  about,
});

/** The tabs, in a column beside their content, or in a scrolling row on narrow screens. */
const TabList = ({ role }: { role: OfficeRole }) => {
  const t = useWords('settings');
  const strip = useShowsOpenTab(useLocation().pathname);
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
