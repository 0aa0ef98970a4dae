import { redirect } from 'react-router';
import { settingsPath } from './tabs.ts';

/** `/admin/settings` leads to the first tab. */
export const loader = () => redirect(settingsPath('general'));
