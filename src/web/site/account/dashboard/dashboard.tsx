import { Link } from 'react-router';
import { apiContext } from '../../../api/contexts.ts';
import { useWords } from '../../../languages/use-words.ts';
import type { Handle } from '../../../shell/handle.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { BookingCard } from '../bookings/booking-card.tsx';
import { NoBookings } from '../bookings/no-bookings.tsx';
import { readPictures } from '../bookings/read-own-bookings.ts';
import { useAheadSentence } from '../bookings/use-ahead-sentence.ts';
import { ConfirmEmail } from '../frame/confirm-email.tsx';
import { loaded } from '../frame/loaded.ts';
import type { Route } from './+types/dashboard';
import { PointsCard } from './points.tsx';

export const handle: Handle = { words: ['account', 'myBooking', 'quote'] };

export const loader = async ({ context }: Route.LoaderArgs) => {
  const client = context.get(apiContext);
  const [profile, ahead, past, places, points] = await Promise.all([
    client.call('GET /auth/profile'),
    client.call('GET /bookings/my-bookings', { query: { page: 1, limit: 1 } }),
    client.call('GET /bookings/my-history', { query: { page: 1, limit: 1 } }),
    client.call('GET /locations'),
    client.call('GET /account/points'),
  ]);
  const { data, total } = loaded(ahead);
  const { firstName, email, emailVerified, licenseNumber } = loaded(profile).data;
  return {
    person: { firstName, email, emailVerified, hasLicence: licenseNumber !== '' },
    next: data[0] ?? null,
    others: Math.max(total - 1, 0),
    hasPast: loaded(past).total > 0,
    pictures: await readPictures(client, data),
    locations: places.success ? places.data : [],
    points: points.success ? points.data : null,
  };
};

/** `/dashboard`: the next booking, and what the account still lacks. */
const Dashboard = ({ loaderData }: Route.ComponentProps) => {
  const { person, next, others, hasPast, pictures, locations, points } = loaderData;
  const t = useWords('account', 'dashboard');
  const sentenceOf = useAheadSentence();
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <h1 className="text-3xl tracking-tight">{t('hello', { name: person.firstName })}</h1>
      <p className="mt-1 text-lg text-muted">{next ? sentenceOf(next) : t('nothing')}</p>
      <div className="mt-5 grid gap-3 empty:hidden">
        {!person.emailVerified && <ConfirmEmail email={person.email} />}
        {!person.hasLicence && (
          <Alert title={t('licence')}>
            {t('licenceText')}{' '}
            <Link to="/profile#licence" className="text-link underline">
              {t('licenceAdd')}
            </Link>
          </Alert>
        )}
      </div>
      {next ? (
        <div className="mt-6 grid gap-4">
          <BookingCard booking={next} picture={pictures[next.vehicleId]} locations={locations} isFirst />
          {others > 0 && (
            <p className="text-sm">
              <Link to="/bookings" className="text-link underline">
                {t('others', { count: others })}
              </Link>
            </p>
          )}
          {!next.isPickedUp && <WhatToBring />}
        </div>
      ) : (
        <NoBookings hasPast={hasPast} />
      )}
      {points && <PointsCard points={points} />}
      <QuickLinks />
    </>
  );
};
export default Dashboard;

const links = [
  { name: 'vehicles', to: '/vehicles', icon: 'car' },
  { name: 'bookings', to: '/bookings', icon: 'document' },
  { name: 'profile', to: '/profile', icon: 'user' },
  { name: 'contact', to: '/contact', icon: 'chat' },
] as const;

/** Links to the other pages of the account. */
const QuickLinks = () => {
  const t = useWords('account', 'quickLinks');
  return (
    <nav aria-label={t('label')} className="mt-8">
      <ul className="grid gap-3 sm:grid-cols-2">
        {links.map(({ name, to, icon }) => (
          <li key={name}>
            <Link
              to={to}
              className="flex min-h-14 items-center gap-3 rounded-lg border border-line bg-surface px-4 font-medium quick hover:border-line-control"
            >
              <Icon name={icon} className="text-brand" />
              {t(name)}
              <Icon name="right" size="sm" className="ml-auto text-subtle" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** What the customer must bring to the pick-up. */
const WhatToBring = () => {
  const t = useWords('account', 'bring');
  return (
    <Card aria-labelledby="bring">
      <h2 id="bring" className="mb-3 text-[1.1875rem]">
        {t('title')}
      </h2>
      <ul className="grid gap-2">
        {(['passport', 'licence', 'card', 'reference'] as const).map((name) => (
          <li key={name} className="flex gap-2.5">
            <Icon name="check" className="mt-0.5 text-brand" />
            {t(name)}
          </li>
        ))}
      </ul>
    </Card>
  );
};
