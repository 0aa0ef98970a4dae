import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../languages/use-language.ts';
import { formatDayTime } from '../../../ui/dates.ts';
import { namedWithPlate } from '../../named-with-plate.ts';
import type { Move } from './move.ts';

/** What was agreed, and what would be in its place. What stays is muted. */
export const MoveTable = ({ move: { bar, row, from, until } }: { move: Move }) => {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  const { booking } = bar;
  const day = (ms: number) => formatDayTime(new Date(ms).toISOString(), language, { year: true });
  const lines = [
    {
      name: t('details.vehicle'),
      now: namedWithPlate(booking.vehicleName, booking.vehicleLicensePlate),
      next: namedWithPlate(row.vehicle.name, row.vehicle.licensePlate),
    },
    { name: t('details.pickUp'), now: day(bar.from), next: day(from) },
    { name: t('details.return'), now: day(bar.until), next: day(until) },
  ];
  return (
    <div className="grid gap-2">
      <p className="text-sm font-semibold">{booking.customerName}</p>
      <table className="w-full text-left text-xs [&_td]:py-1 [&_td]:pr-3 [&_th]:py-1 [&_th]:pr-3 [&_th]:font-regular [&_th]:text-muted">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('move.now')}</th>
            <th scope="col">{t('move.next')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, now, next }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{now}</td>
              <td className={now === next ? 'text-muted' : 'font-semibold'}>{next}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
