import { nationalityIn } from '#words/nationality.ts';
import type { Language } from '../../languages/language.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { formatDay } from '../../ui/dates.ts';
import { Money } from '../../ui/money.tsx';
import type { Column } from '../list/list-table.tsx';
import { MenuLink, RowMenu } from '../list/row-menu.tsx';
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
      className: 'text-right max-tablet:hidden',
      cell: (row) => <RowActions row={row} search={search} />,
    },
  ];
};

type Props = { row: CustomerRow; search: CustomersSearch };

/** The actions on a customer, in a menu; the row itself opens the customer. */
const RowActions = ({ row: { id, name, isArchived }, search }: Props) => {
  const t = useWords('customers', 'do');
  const pathOf = (open: string) => customersPath(search, open);
  return (
    <RowMenu name={t('moreOf', { name })}>
      <MenuLink to={pathOf(id)} icon="eye" name={t('view')} label={t('viewOne', { name })} />
      <MenuLink to={pathOf(`${id}/edit`)} icon="edit" name={t('edit')} label={t('editOne', { name })} />
      {!isArchived && (
        <MenuLink to={pathOf(`${id}/delete`)} icon="trash" name={t('delete')} label={t('deleteOne', { name })} isEnd />
      )}
    </RowMenu>
  );
};
