import { useOutletContext } from 'react-router';
import type { AboutSettings, SettingGroups } from '#contract/office/settings.ts';

export type Settings = Readonly<{ groups: SettingGroups; about: AboutSettings }>;

/** The saved settings, for the tabs, with who saved each group. */
export const useSettings = (): Settings => useOutletContext<Settings>();
