import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { telephone } from '#kernel/link-addresses.ts';
import { countText } from '#kernel/paging.ts';
import { useWords } from '../../languages/use-words.ts';
import { buttonClass } from '../../ui/button-look.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { namedWithPlate } from '../named-with-plate.ts';
import { DashboardCard } from './figures/card.tsx';
import type { BoardList, BoardRow } from './read-dashboard.ts';

type Props = {
  icon: IconName;
  title: string;
  list: BoardList | null;
  /** The list of the bookings counted. */
  to: string;
  /** Content at the end of the heading. */
  end?: (list: BoardList) => ReactNode;
  isAlarming?: boolean;
  children: (row: BoardRow) => ReactNode;
};

/** A list of today's bookings: the count, a link to the full list, and the first rows that are not done. */
export const DayList = ({ icon, title, list, to, end, isAlarming = false, children }: Props) => {
  const t = useWords('dashboard');
  const open = list?.rows.filter(({ isDone }) => !isDone) ?? [];
  const alarm = isAlarming && list !== null && list.total > 0 ? 'text-danger' : '';
  return (
    <DashboardCard
      icon={icon}
      title={title}
      data={list}
      isEmpty={list?.total === 0}
      aside={(row) => (
        <>
          <Link
            to={to}
            aria-label={`${title}: ${countText(row.total)}`}
            className={`inline-grid min-h-6 min-w-6 place-items-center rounded-sm text-lg font-semibold figures hover:bg-hover ${alarm}`}
          >
            {countText(row.total)}
          </Link>
          {row.total === 0 ? <AllClear /> : <span className="ml-auto text-xs font-medium text-link">{end?.(row)}</span>}
        </>
      )}
    >
      {({ rows, total }) =>
        open.length > 0 && (
          <>
            <ul className="divide-y divide-line">{open.map(children)}</ul>
            {total > rows.length && (
              <Link
                to={to}
                className="flex min-h-10 items-center rounded-b-lg border-t border-line px-4 text-xs font-medium text-link hover:bg-hover"
              >
                {t('more', { count: total - rows.length })}
              </Link>
            )}
          </>
        )
      }
    </DashboardCard>
  );
};

/** In place of a list with nothing in it, in its heading, so that it takes one line. */
export const AllClear = () => {
  const t = useWords('dashboard');
  return (
    <span className="ml-auto inline-flex items-center gap-1 text-xs text-success">
      <Icon name="check" size="xs" />
      {t('clear')}
    </span>
  );
};

type DayRowProps = {
  row: BoardRow;
  /** The time, at the start of the row. */
  lead: ReactNode;
  /** Text after the vehicle. */
  beside?: string;
  /** Text under the vehicle. */
  below: string;
  badge?: ReactNode;
  /** The next act: where it is done, relative to Today if over it, and its verb. */
  act?: Readonly<{ to: string; icon: IconName; verb: string }>;
};

/** Keeps a number plate on one line. */
const unbroken = (plate: string): string => plate.replaceAll(' ', '\u00a0');

/** One booking of the day. The whole row leads to the booking, which opens over Today. */
export const DayRow = ({ row, lead, beside, below, badge, act }: DayRowProps) => (
  <li className="relative flex items-start gap-3 px-4 py-2.5 text-xs leading-snug hover:bg-hover">
    <span className="w-13 shrink-0 text-sm whitespace-nowrap figures font-semibold">{lead}</span>
    <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-2 gap-y-0.5 wrap-anywhere *:order-2 *:basis-full">
      <Link
        to={`bookings/${row.id}`}
        preventScrollReset
        className="order-1! inline-flex min-h-7 min-w-0 flex-1 basis-0! items-center after:absolute after:inset-0 font-semibold"
      >
        {row.customerName}
      </Link>
      <p className="text-muted">
        {namedWithPlate(row.vehicleName, unbroken(row.vehicleLicensePlate))}
        {beside && `, ${beside}`}
      </p>
      <p className="text-muted">{below}</p>
      {badge && <div className="mt-1">{badge}</div>}
      {act && <Acts row={row} act={act} />}
    </div>
  </li>
);

/** The next act on a booking, and a call to its customer, one press each: beside the name, on a phone below the row. */
const Acts = ({
  row,
  act: { to, icon, verb },
}: Pick<DayRowProps, 'row'> & { act: NonNullable<DayRowProps['act']> }) => {
  const t = useWords('dashboard', 'board');
  const name = <span className="sr-only">{` ${row.customerName}`}</span>;
  const look = 'max-bar:min-h-11 max-bar:px-3';
  return (
    <div className="no-print relative flex flex-wrap gap-1.5 max-bar:mt-1.5 bar:order-1! bar:basis-auto!">
      <Link to={to} preventScrollReset={!to.startsWith('/')} className={`${buttonClass('brand', 'xs')} ${look}`}>
        <Icon name={icon} size="xs" />
        {verb}
        {name}
      </Link>
      {row.customerPhone !== '' && (
        <a
          href={telephone(row.customerPhone)}
          title={row.customerPhone}
          className={`${buttonClass('outline', 'xs')} ${look}`}
        >
          <Icon name="phone" size="xs" />
          <span className="bar:sr-only">{t('ring')}</span>
          {name}
        </a>
      )}
    </div>
  );
};
