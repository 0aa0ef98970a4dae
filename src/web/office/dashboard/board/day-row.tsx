import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { namedWithPlate } from '../../named-with-plate.ts';
import type { BoardRow } from '../read-today.ts';

type Props = {
  row: BoardRow;
  /** When, in front. */
  lead: ReactNode;
  /** After the vehicle. */
  beside?: string;
  /** Under the vehicle. */
  below: string;
  badge?: ReactNode;
  isDone?: boolean;
  children?: ReactNode;
};

/** A number plate stays on one line. */
const unbroken = (plate: string): string => plate.replaceAll(' ', '\u00a0');

/** One booking of the day. All of it leads to the booking. */
export const DayRow = ({ row, lead, beside, below, badge, isDone = false, children }: Props) => (
  <li className="relative flex items-start gap-3 px-4 py-2.5 text-xs leading-snug hover:bg-hover">
    <span className={`w-13 shrink-0 text-sm whitespace-nowrap figures ${isDone ? 'text-muted' : 'font-semibold'}`}>
      {lead}
    </span>
    <div className="min-w-0 flex-1 wrap-anywhere">
      <div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1">
        <Link
          to={`/admin/bookings/${row.id}`}
          className={`inline-flex min-h-6 items-center after:absolute after:inset-0 ${isDone ? 'text-muted' : 'font-semibold'}`}
        >
          {row.customerName}
        </Link>
        {badge}
      </div>
      <p className="text-muted">
        {namedWithPlate(row.vehicleName, unbroken(row.vehicleLicensePlate))}
        {beside && `, ${beside}`}
      </p>
      <p className="text-muted">{below}</p>
      {children && <div className="relative mt-1.5 flex flex-wrap gap-1.5">{children}</div>}
    </div>
  </li>
);
