import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/fields.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Section } from '../section.tsx';
import { CustomerSearch } from './customer-search.tsx';
import type { KnownCustomer } from './known-customer.ts';

type Props = {
  customer: KnownCustomer | null;
  error: string | undefined;
  onChoose: (customer: KnownCustomer | null) => void;
  /** What the customer reads. */
  language: Language;
  onLanguage: (language: Language) => void;
  /** Somebody is not on record yet. */
  onCreate: () => void;
};

/** Whom the booking is for: somebody who is on record, or is put there now. */
export const CustomerSection = ({ customer, error, language, onLanguage, onChoose, onCreate }: Props) => {
  const { t } = useTranslation('newBooking', { keyPrefix: 'customer' });
  return (
    <Section title={t('title')}>
      {customer ? (
        <>
          <div className="flex flex-wrap items-center gap-3 rounded-md bg-brand-softer px-3.5 py-2.5">
            <p className="min-w-0 flex-1 wrap-anywhere">
              <b className="font-semibold">{customer.name}</b>, {customer.customerNumber}
              <span className="block text-xs text-muted">
                {customer.email}, {customer.phone}
              </span>
            </p>
            <Button size="sm" onClick={() => onChoose(null)}>
              {t('another')}
            </Button>
          </div>
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
    </Section>
  );
};
