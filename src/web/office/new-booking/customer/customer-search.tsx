import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/browser.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import type { KnownCustomer } from './known-customer.ts';

/** So many are enough to choose from: who is not among them is looked for with more letters. */
const MOST = 8;

/** Finds who is on record by name, e-mail or phone. */
export const CustomerSearch = ({
  onChoose,
  error,
}: {
  onChoose: (customer: KnownCustomer) => void;
  error: string | undefined;
}) => {
  const { t } = useTranslation('newBooking', { keyPrefix: 'customer' });
  const say = useProblemWords();
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const found = useLatest(
    search.length > 1 ? search : null,
    (signal) => api.call('GET /admin/customers', { query: { search, limit: MOST, page: 1 }, signal }),
    { pauseMs: 250 },
  );
  const { answer } = found;
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
          <RetryAlert tone="danger" title={t('searchFailed')} retry={found.retry}>
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
                  <span className="block text-xs text-muted">
                    {customer.email}, {customer.phone}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};
