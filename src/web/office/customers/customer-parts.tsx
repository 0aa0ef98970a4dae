import { Fragment, type ReactNode } from 'react';
import { nationalityIn } from '#words/nationality.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { useNow } from '../../shell/use-now.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatDay, today } from '../../ui/dates.ts';
import { Money } from '../../ui/money.tsx';
import { PanelPart } from '../panel/side-panel.tsx';
import { DoNotRent } from '../people/do-not-rent.tsx';
import type { Entry } from '../timeline/audit-entry.ts';
import { Timeline } from '../timeline/timeline.tsx';
import type { CustomerDetails } from './customers-search.ts';
import { Copies } from './document-copies.tsx';
import { Rentals } from './rentals.tsx';

type Props = { customer: CustomerDetails; history: readonly Entry[] };

/** The record of a customer, section by section. */
export const CustomerParts = ({ customer, history }: Props) => {
  const t = useWords('customers');
  return (
    <>
      {customer.doNotRentReason && (
        <PanelPart>
          <DoNotRent customer={customer} />
        </PanelPart>
      )}
      <PanelPart title={t('details.statistics')}>
        <Statistics customer={customer} />
      </PanelPart>
      <PanelPart title={t('form.personal')}>
        <Personal customer={customer} />
      </PanelPart>
      {customer.notes && (
        <PanelPart title={t('form.notes')}>
          <p className="text-xs whitespace-pre-line wrap-anywhere">{customer.notes}</p>
        </PanelPart>
      )}
      <PanelPart title={t('form.documents')}>
        <Documents customer={customer} />
        <Copies customer={customer} />
      </PanelPart>
      <PanelPart title={t('form.address')}>
        <Address customer={customer} />
      </PanelPart>
      <PanelPart title={t('details.bookings')}>
        <Rentals customer={customer} />
      </PanelPart>
      {history.length > 0 && (
        <PanelPart title={t('details.history')}>
          <Timeline entries={history} />
        </PanelPart>
      )}
    </>
  );
};

const Personal = ({ customer }: { customer: CustomerDetails }) => {
  const t = useWords('customers', 'form');
  const language = useLanguage();
  const { customerNumber, email, phone, nationality, dateOfBirth, isAnonymised } = customer;
  return (
    <Facts
      facts={[
        [t('customerNumber'), customerNumber],
        [t('email'), (email && <a href={`mailto:${email}`}>{email}</a>) || (!isAnonymised && t('noEmail'))],
        [t('phone'), phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>],
        [t('dateOfBirth'), dateOfBirth && formatDay(dateOfBirth, language, { weekday: false, year: true })],
        [t('nationality'), nationality && nationalityIn(nationality, language)],
      ]}
    />
  );
};

const Documents = ({ customer }: { customer: CustomerDetails }) => {
  const t = useWords('customers');
  const language = useLanguage();
  const now = today(useNow());
  const { passportNumber, licenseNumber, licenseExpiryDate: expiry } = customer;
  return (
    <Facts
      facts={[
        [t('form.passportNumber'), passportNumber],
        [t('form.licenseNumber'), licenseNumber],
        [
          t('form.licenseExpiryDate'),
          expiry && (
            <span className="inline-flex flex-wrap items-center gap-2">
              {formatDay(expiry, language, { weekday: false, year: true })}
              {expiry < now && <Badge tone="danger">{t('details.expired')}</Badge>}
            </span>
          ),
        ],
      ]}
    />
  );
};

const Address = ({ customer: { address } }: { customer: CustomerDetails }) => {
  const t = useWords('customers', 'form');
  return (
    <Facts
      facts={(['street', 'city', 'state', 'country', 'zipCode'] as const).map((name) => [t(name), address[name]])}
    />
  );
};

/** Names and values; an unknown value is labelled as such. */
const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => {
  const t = useWords('customers', 'details');
  return (
    <dl className="grid grid-cols-[minmax(0,136px)_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-xs">
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt className="text-muted">{name}</dt>
          <dd className="wrap-anywhere figures">{value || <span className="text-subtle">{t('unknown')}</span>}</dd>
        </Fragment>
      ))}
    </dl>
  );
};

/** The customer's history in four figures. */
const Statistics = ({ customer }: { customer: CustomerDetails }) => {
  const t = useWords('customers');
  const language = useLanguage();
  const day = (moment: string) => formatDay(moment, language, { weekday: false, year: true });
  const { totalBookings, totalSpent, createdAt, lastBookingDate } = customer;
  return (
    <dl className="grid grid-cols-2 gap-3">
      <Figure name={t('details.totalBookings')}>{totalBookings}</Figure>
      <Figure name={t('details.totalSpent')}>
        <Money baht={totalSpent} />
      </Figure>
      <Figure name={t('details.memberSince')}>{day(createdAt)}</Figure>
      <Figure name={t('details.lastBooking')}>{lastBookingDate ? day(lastBookingDate) : t('never')}</Figure>
    </dl>
  );
};

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-col-reverse">
    <dt className="text-2xs text-muted">{name}</dt>
    <dd className="text-base font-semibold figures">{children}</dd>
  </div>
);
