import type { IconName } from '../ui/icons.tsx';

export type OfficeRole = 'STAFF' | 'ADMIN';

export type Screen = Readonly<{
  path: `/admin/${string}`;
  /** The key of the screen's name in the translations. */
  name:
    | 'today'
    | 'bookings'
    | 'calendar'
    | 'handOvers'
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
    | 'agreementText'
    | 'outbox'
    | 'audit'
    | 'settings';
  icon: IconName;
  /** The role required. Admins may also open staff screens. */
  role: OfficeRole;
  /** A page below an admin screen that staff may open too; their link leads there. */
  forStaff?: `/admin/${string}`;
  /** The screen's group in the rail. */
  group: Group;
}>;

/** The rail's groups: the day's work, what is rented out, the business itself. */
export const groups = ['day', 'offer', 'business'] as const;
type Group = (typeof groups)[number];

/**
 * All office screens, for the rail and for the guard. Subpages follow their screen's path. The guard denies any path
 * not covered here, so add a new screen to this list first.
 */
export const screens: readonly Screen[] = [
  { path: '/admin/dashboard', name: 'today', icon: 'grid', role: 'STAFF', group: 'day' },
  { path: '/admin/bookings', name: 'bookings', icon: 'document', role: 'STAFF', group: 'day' },
  { path: '/admin/calendar', name: 'calendar', icon: 'timeline', role: 'STAFF', group: 'day' },
  { path: '/admin/hand-overs', name: 'handOvers', icon: 'key', role: 'STAFF', group: 'day' },
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
  { path: '/admin/agreement-text', name: 'agreementText', icon: 'edit', role: 'ADMIN', group: 'business' },
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

/** The screens that a role may open, each with its path for that role. */
export const screensFor = (role: OfficeRole): Screen[] =>
  screens.flatMap((screen) => {
    const path = pathFor(role, screen);
    return path ? [{ ...screen, path }] : [];
  });

/** Patterns open to every role: `/admin` redirects, and unknown paths get a 404. */
const entrances = ['admin', 'admin/*'];

/** Whether a role may open an office page, given its route pattern: `admin/audit`. */
export const mayOpen = (role: OfficeRole, pattern: string): boolean => {
  if (entrances.includes(pattern)) return true;
  return screensFor(role).some(({ path }) => `/${pattern}` === path || `/${pattern}`.startsWith(`${path}/`));
};

const pathFor = (role: OfficeRole, { path, role: needed, forStaff }: Screen) =>
  role === 'ADMIN' || needed === 'STAFF' ? path : forStaff;
