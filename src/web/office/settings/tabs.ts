import type { OfficeRole } from '../screens.ts';

/** The tabs of the settings in order, with the role each requires. */
const tabs = [
  { name: 'general', role: 'ADMIN' },
  { name: 'email', role: 'ADMIN' },
  { name: 'booking', role: 'ADMIN' },
  { name: 'payment', role: 'ADMIN' },
  { name: 'notifications', role: 'ADMIN' },
  { name: 'security', role: 'ADMIN' },
  { name: 'features', role: 'ADMIN' },
  { name: 'tax', role: 'ADMIN' },
  { name: 'users', role: 'ADMIN' },
  { name: 'locations', role: 'STAFF' },
  { name: 'maintenance', role: 'ADMIN' },
] as const satisfies readonly { name: string; role: OfficeRole }[];

type Tab = (typeof tabs)[number]['name'];

/** Tabs with loaders of their own; the others show groups of settings. */
const onTheirOwn: readonly Tab[] = ['users', 'locations', 'maintenance'];

export const settingsPath = (tab: Tab) => `/admin/settings/${tab}` as const;

export const tabsFor = (role: OfficeRole): Tab[] =>
  tabs.filter((tab) => role === 'ADMIN' || tab.role === 'STAFF').map(({ name }) => name);

/** The tab of an address; by default the first. */
export const tabOf = (pathname: string): Tab => {
  const tab = pathname.split('/')[3];
  return tabs.find(({ name }) => name === tab)?.name ?? 'general';
};

export const showsGroups = (tab: Tab): boolean => !onTheirOwn.includes(tab);
