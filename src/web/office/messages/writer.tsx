import { Link, useOutletContext } from 'react-router';
import type { DataOf } from '../../api/routes.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { dateOf, formatDay, formatDayRange } from '../../ui/dates.ts';
import { type MessagesSearch, messagesPath } from './messages-address.ts';

type Message = DataOf<'GET /contact/:id'>;

/** The sender's customer record, bookings and other messages, matched by e-mail address, which is unverified. */
export const Writer = ({ message: { name, customer, bookings, others } }: { message: Message }) => {
  const t = useWords('messages', 'writer');
  return (
    <aside
      aria-label={t('label')}
      className="grid content-start gap-5 border-line bg-surface px-4 py-5 text-xs max-xl:border-t md:px-6 xl:border-l xl:px-5"
    >
      <div>
        <h3 className="text-sm font-semibold wrap-anywhere">{name}</h3>
        {customer ? (
          <>
            <p className="text-muted">{t('existing')}</p>
            <Link
              to={`/admin/customers/${customer.id}`}
              className="inline-flex min-h-6 items-center font-medium text-link"
            >
              {customer.name} · {customer.customerNumber}
            </Link>
          </>
        ) : (
          <p className="text-muted">{t('unknown')}</p>
        )}
      </div>
      {bookings.length > 0 && (
        <section>
          <h3 className="mb-1 text-muted">{t('bookings')}</h3>
          <ul className="grid divide-y divide-line">
            {bookings.map((booking) => (
              <Booking key={booking.id} booking={booking} />
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && <Others others={others} />}
    </aside>
  );
};

const Booking = ({ booking }: { booking: Message['bookings'][number] }) => {
  const t = useWords('messages', 'writer');
  const language = useLanguage();
  const { id, bookingNumber, status, vehicleName, pickupDate, returnDate, isInText, isTheirs } = booking;
  return (
    <li className="grid gap-0.5 py-2">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <Link to={`/admin/bookings/${id}`} className="inline-flex min-h-6 items-center font-semibold text-link">
          {bookingNumber}
        </Link>
        <Badge tone={status}>{t(`status.${status}`)}</Badge>
      </span>
      <span className="text-muted figures">
        {vehicleName}, {formatDayRange(dateOf(pickupDate), dateOf(returnDate), language, { year: true })}
      </span>
      {isInText && <span>{t(isTheirs ? 'inText' : 'inTextOfOther')}</span>}
    </li>
  );
};

const Others = ({ others }: Pick<Message, 'others'>) => {
  const t = useWords('messages');
  const language = useLanguage();
  const search = useOutletContext<MessagesSearch>();
  return (
    <section>
      <h3 className="mb-1 text-muted">{t('writer.others')}</h3>
      <ul className="grid gap-1">
        {others.map(({ id, subject, status, createdAt }) => (
          <li key={id}>
            <Link
              to={messagesPath(search, id)}
              preventScrollReset
              className="inline-flex min-h-6 items-center text-link wrap-anywhere"
            >
              {subject}
            </Link>
            <p className="text-2xs text-subtle figures">
              {formatDay(createdAt, language, { weekday: false, year: true })}, {t(`status.${status}`)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};
