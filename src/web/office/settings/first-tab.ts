import { redirect } from 'react-router';
import { settingsPath } from './tabs.ts';

/** Redirects `/admin/settings` to the first tab. */
export const loader = () => redirect(settingsPath('general'));
