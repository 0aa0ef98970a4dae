import { createContext, useContext } from 'react';
import { useOutletContext } from 'react-router';
import type { AboutSettings, SettingGroups } from '#contract/office/settings.ts';

export type Settings = Readonly<{ groups: SettingGroups; about: AboutSettings }>;

/** What the tabs of the settings show: as it is saved, with who saved it. */
export const useSettings = (): Settings => useOutletContext<Settings>();

type Report = (section: string, isDirty: boolean) => void;

export const UnsavedContext = createContext<Report>(() => undefined);

/** How a section tells the screen that it holds what is not saved. */
export const useReportUnsaved = (): Report => useContext(UnsavedContext);
