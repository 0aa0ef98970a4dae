import { useState } from 'react';
import type { Language } from '#contract/fields.ts';
import { api } from '../../api/browser.ts';
import type { DataOf } from '../../api/routes.ts';
import { useWords } from '../../languages/use-words.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { useLatest } from '../../shell/use-latest.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { RetryAlert } from '../../ui/retry-alert.tsx';
import { DoNotRent } from '../people/do-not-rent.tsx';
import { BookingSection } from './section.tsx';

type Props = {
  customer: ExistingCustomer | null;
  error: string | undefined;
  onChoose: (customer: ExistingCustomer | null) => void;
  /** The language of the customer's e-mails and documents. */
  language: Language;
  onLanguage: (language: Language) => void;
  /** Starts the creation of a new customer. */
  onCreate: () => void;
};

/** The booking's customer: an existing one, or a new one created here. */
export const CustomerSection = ({ customer, error, language, onLanguage, onChoose, onCreate }: Props) => {
  const t = useWords('newBooking', 'customer');
  return (
    <BookingSection id="booking-customer" title={t('title')}>
      {customer ? (
        <>
          <div className="flex flex-wrap items-center gap-3 rounded-md bg-brand-softer px-3.5 py-2.5">
            <p className="min-w-0 flex-1 wrap-anywhere">
              <b className="font-semibold">{customer.name}</b>, {customer.customerNumber}
              <span className="block text-xs text-muted">{contactOf(customer)}</span>
              {customer.email === '' && <span className="block text-xs text-warning">{t('noEmail')}</span>}
            </p>
            <Button size="sm" onClick={() => onChoose(null)}>
              {t('another')}
            </Button>
          </div>
          <DoNotRent customer={customer} />
          <SelectField
            label={t('language')}
            value={language}
            onChange={({ currentTarget }) => onLanguage(currentTarget.value === 'th' ? 'th' : 'en')}
          >
            <option value="en">English</option>
            <option value="th">ไทย</option>
          </SelectField>
        </>
      ) : (
        <>
          <CustomerSearch onChoose={onChoose} error={error} />
          <div>
            <Button size="sm" onClick={onCreate}>
              {t('create')}
            </Button>
          </div>
        </>
      )}
    </BookingSection>
  );
};

/** The most results shown; typing more letters narrows them. */
const MOST = 8;

/** Finds existing customers by name, e-mail or phone. */
const CustomerSearch = ({
  onChoose,
  error,
}: {
  onChoose: (customer: ExistingCustomer) => void;
  error: string | undefined;
}) => {
  const t = useWords('newBooking', 'customer');
  const say = useProblemWords();
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const latest = useLatest(
    search.length > 1 ? search : null,
    (signal) => api.call('GET /admin/customers', { query: { search, limit: MOST, page: 1 }, signal }),
    { pauseMs: 250 },
  );
  const { answer } = latest;
  return (
    <div className="grid grid-cols-1 gap-3">
      <TextField
        type="search"
        label={t('searchLabel')}
        hint={t('searchHint')}
        error={error}
        value={typed}
        autoComplete="off"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div aria-live="polite">
        {answer && !answer.success && (
          <RetryAlert tone="danger" title={t('searchFailed')} retry={latest.retry}>
            {say(answer)}
          </RetryAlert>
        )}
        {answer?.success && answer.data.length === 0 && <p className="text-xs text-muted">{t('nobody')}</p>}
        {answer?.success && answer.data.length > 0 && (
          <ul className="grid overflow-hidden rounded-md border border-line">
            {answer.data.map((customer) => (
              <li key={customer.id} className="not-first:border-t not-first:border-line">
                <button
                  type="button"
                  onClick={() => onChoose(customer)}
                  className="block w-full px-3.5 py-2 text-left hover:bg-sunken"
                >
                  <b className="font-semibold">{customer.name}</b>, {customer.customerNumber}
                  <span className="block text-xs text-muted">{contactOf(customer)}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};

type Row = DataOf<'GET /admin/customers'>[number];

/** The customer data that the form shows. */
export type ExistingCustomer = Pick<Row, 'id' | 'name' | 'email' | 'phone' | 'customerNumber' | 'doNotRentReason'>;

const contactOf = ({ email, phone }: ExistingCustomer) => [email, phone].filter(Boolean).join(', ');
