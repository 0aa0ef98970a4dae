import type { Site } from '../../../shell/site.ts';

type User = NonNullable<Site['user']>;

const own = ['dashboard', 'bookings', 'profile'] as const;

/** Where somebody who is signed in may go: their own pages, and the back office for those who work there. */
export const accountLinks = ({ role }: Pick<User, 'role'>) => [
  ...(role === 'CUSTOMER' ? [] : [{ name: 'office', to: '/admin/dashboard' } as const]),
  ...own.map((name) => ({ name, to: `/${name}` }) as const),
];
