import { createContext, useContext } from 'react';
import { useOutletContext } from 'react-router';
import type { AboutSettings, SettingGroups } from '#contract/office/settings.ts';

export type Settings = Readonly<{ groups: SettingGroups; about: AboutSettings }>;

/** The saved settings, for the tabs, with who saved each group. */
export const useSettings = (): Settings => useOutletContext<Settings>();

type Report = (section: string, isDirty: boolean) => void;

export const UnsavedContext = createContext<Report>(() => undefined);

/** Returns a function by which a section reports whether it has unsaved changes. */
export const useReportUnsaved = (): Report => useContext(UnsavedContext);
