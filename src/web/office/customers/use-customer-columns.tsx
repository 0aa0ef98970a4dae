import { nationalityIn } from '#words/nationality.ts';
import type { Language } from '../../languages/language.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { formatDay } from '../../ui/dates.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Money } from '../../ui/money.tsx';
import type { Column } from '../list/list-table.tsx';
import { type CustomerRow, type CustomersSearch, customersPath } from './customers-search.ts';

const first = 'block max-w-[26ch] truncate xl:max-w-none';
const second = 'block whitespace-nowrap text-2xs text-subtle';

/** The line under the name: `Swedish · BKK-00042`. */
export const underName = ({ nationality, customerNumber }: CustomerRow, language: Language): string =>
  [nationality && nationalityIn(nationality, language), customerNumber].filter(Boolean).join(' · ');

export const useCustomerColumns = (search: CustomersSearch): Column<CustomerRow>[] => {
  const t = useWords('customers');
  const language = useLanguage();
  const day = (moment: string) => formatDay(moment, language, { weekday: false, year: true });
  return [
    {
      key: 'customer',
      head: t('columns.customer'),
      cell: (row) => (
        <>
          <span className={`${first} font-semibold`}>{row.name}</span>{' '}
          <span className={second}>{underName(row, language)}</span>
        </>
      ),
    },
    {
      key: 'contact',
      head: t('columns.contact'),
      cell: ({ email, phone }) => (
        <>
          <span className={`${first} max-tablet:max-w-[20ch]`}>{email}</span>
          <span className={`${second} figures`}>{phone}</span>
        </>
      ),
    },
    {
      key: 'bookings',
      head: t('columns.bookings'),
      className: 'text-right figures',
      cell: ({ totalBookings }) => totalBookings,
    },
    {
      key: 'spent',
      head: t('columns.spent'),
      className: 'text-right max-tablet:hidden',
      cell: ({ totalSpent }) => <Money baht={totalSpent} className="font-semibold" />,
    },
    {
      key: 'last',
      head: t('columns.last'),
      className: 'whitespace-nowrap figures max-lg:hidden',
      cell: ({ lastBookingDate }) =>
        lastBookingDate ? day(lastBookingDate) : <span className="text-subtle">{t('never')}</span>,
    },
    {
      key: 'joined',
      head: t('columns.joined'),
      className: 'whitespace-nowrap figures max-xl:hidden',
      cell: ({ createdAt }) => day(createdAt),
    },
    {
      key: 'actions',
      head: t('columns.actions'),
      className: 'max-tablet:hidden',
      cell: (row) => <RowActions row={row} search={search} />,
    },
  ];
};

type Props = { row: CustomerRow; search: CustomersSearch };

/** Actions on a customer without opening the record. Layered above the row's link. */
const RowActions = ({ row: { id, name, isArchived }, search }: Props) => {
  const t = useWords('customers', 'do');
  const linkTo = (open: string) => ({
    to: customersPath(search, open),
    preventScrollReset: true,
    size: 'xs' as const,
  });
  return (
    <div className="relative flex gap-1">
      <LinkButton {...linkTo(id)} look="quiet" aria-label={t('viewOne', { name })}>
        {t('view')}
      </LinkButton>
      <LinkButton {...linkTo(`${id}/edit`)} look="quiet" aria-label={t('editOne', { name })}>
        {t('edit')}
      </LinkButton>
      {!isArchived && (
        <LinkButton
          {...linkTo(`${id}/delete`)}
          look="quiet"
          className="text-danger!"
          aria-label={t('deleteOne', { name })}
        >
          {t('delete')}
        </LinkButton>
      )}
    </div>
  );
};
