import type { ScreenIconName } from './screen-icon.tsx';

export type OfficeRole = 'STAFF' | 'ADMIN';

export type Screen = Readonly<{
  path: `/admin/${string}`;
  /** By which the words of the office call it. */
  name:
    | 'today'
    | 'bookings'
    | 'calendar'
    | 'customers'
    | 'payments'
    | 'vehicles'
    | 'categories'
    | 'addons'
    | 'insurance'
    | 'pricing'
    | 'reports'
    | 'messages'
    | 'reviews'
    | 'content'
    | 'outbox'
    | 'audit'
    | 'settings';
  icon: ScreenIconName;
  /** Whom it is for. Admins may open what staff may. */
  role: OfficeRole;
  /** The page of a screen for admins that staff may open too: there leads their way in. */
  forStaff?: `/admin/${string}`;
  /** What stands together in the rail. */
  group: Group;
}>;

/** The day's work, what is rented out, the business itself. */
export const groups = ['day', 'offer', 'business'] as const;
type Group = (typeof groups)[number];

/**
 * Every screen of the office: what the rail lists, and whom the guard lets in. The pages below a screen's path are its
 * own. What is not here opens for nobody, so a new screen begins with its line.
 */
export const screens: readonly Screen[] = [
  { path: '/admin/dashboard', name: 'today', icon: 'grid', role: 'STAFF', group: 'day' },
  { path: '/admin/bookings', name: 'bookings', icon: 'document', role: 'STAFF', group: 'day' },
  { path: '/admin/calendar', name: 'calendar', icon: 'timeline', role: 'STAFF', group: 'day' },
  { path: '/admin/customers', name: 'customers', icon: 'users', role: 'STAFF', group: 'day' },
  { path: '/admin/payments', name: 'payments', icon: 'wallet', role: 'STAFF', group: 'day' },
  { path: '/admin/vehicles', name: 'vehicles', icon: 'car', role: 'STAFF', group: 'offer' },
  { path: '/admin/categories', name: 'categories', icon: 'layers', role: 'STAFF', group: 'offer' },
  { path: '/admin/addons', name: 'addons', icon: 'box', role: 'STAFF', group: 'offer' },
  { path: '/admin/insurance', name: 'insurance', icon: 'shield', role: 'STAFF', group: 'offer' },
  { path: '/admin/pricing', name: 'pricing', icon: 'tag', role: 'STAFF', group: 'offer' },
  { path: '/admin/messages', name: 'messages', icon: 'chat', role: 'STAFF', group: 'business' },
  { path: '/admin/reports', name: 'reports', icon: 'bars', role: 'STAFF', group: 'business' },
  { path: '/admin/reviews', name: 'reviews', icon: 'star', role: 'STAFF', group: 'business' },
  { path: '/admin/content', name: 'content', icon: 'page', role: 'STAFF', group: 'business' },
  { path: '/admin/outbox', name: 'outbox', icon: 'mail', role: 'ADMIN', group: 'business' },
  { path: '/admin/audit', name: 'audit', icon: 'history', role: 'ADMIN', group: 'business' },
  {
    path: '/admin/settings',
    name: 'settings',
    icon: 'cog',
    role: 'ADMIN',
    group: 'business',
    forStaff: '/admin/settings/locations',
  },
];

/** The screens that somebody of a role may open, with their way in. */
export const screensFor = (role: OfficeRole): Screen[] =>
  screens.flatMap((screen) => {
    const path = pathFor(role, screen);
    return path ? [{ ...screen, path }] : [];
  });

/** Those who are met on the way: `/admin` leads on, and any unknown path says that there is no such screen. */
const entrances = ['admin', 'admin/*'];

/** Whether somebody of a role may open a page of the office, by its pattern as the router says it: `admin/audit`. */
export const mayOpen = (role: OfficeRole, pattern: string): boolean => {
  if (entrances.includes(pattern)) return true;
  return screensFor(role).some(({ path }) => `/${pattern}` === path || `/${pattern}`.startsWith(`${path}/`));
};

const pathFor = (role: OfficeRole, { path, role: needed, forStaff }: Screen) =>
  role === 'ADMIN' || needed === 'STAFF' ? path : forStaff;
