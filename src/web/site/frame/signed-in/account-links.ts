import type { Site } from '../../../shell/site.ts';

type User = NonNullable<Site['user']>;

const own = ['dashboard', 'bookings', 'profile'] as const;

/** The links of a signed-in user: the account pages, and the back office for staff. */
export const accountLinks = ({ role }: Pick<User, 'role'>) => [
  ...(role === 'CUSTOMER' ? [] : [{ name: 'office', to: '/admin/dashboard' } as const]),
  ...own.map((name) => ({ name, to: `/${name}` }) as const),
];
