import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { type Search, vehiclePath } from '../../../rental/search.ts';
import { Alert } from '../../../ui/alert.tsx';
import { formatDayTime, momentOf } from '../../../ui/dates.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { Rental } from '../use-rental.ts';

type Alternatives = Pick<NonNullable<Rental['terms']>, 'conflicts' | 'freeFrom' | 'otherDays'>;
type Props = { rental: Rental; vehicleId: string; alternatives: Alternatives };

/** Why the vehicle is not free, with buttons for the nearest free dates at the same times. */
export const TakenAlert = ({ rental, vehicleId, alternatives: { conflicts, freeFrom, otherDays } }: Props) => {
  const t = useWords('vehicle', 'availability');
  const language = useLanguage();
  const [conflict] = conflicts;
  const moment = (at: string) => formatDayTime(at, language);
  const nearest = [otherDays.before, otherDays.after ?? freeFrom].filter((at) => at !== null).map(rental.from);
  return (
    <Alert tone="danger" title={t('unavailable')}>
      {conflict && t(conflict.reason, { from: moment(conflict.from), until: moment(conflict.until) })}{' '}
      {freeFrom ? t('freeFrom', { moment: moment(freeFrom) }) : t('noneSoon')}
      {nearest.length > 0 && (
        <ul className="mt-2.5 grid gap-2">
          {nearest.map((search) => (
            <li key={search.fields.pickupDate}>
              <Take search={search} rental={rental} vehicleId={vehicleId} />
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
};

const Take = ({ search, rental, vehicleId }: { search: Search; rental: Rental; vehicleId: string }) => {
  const language = useLanguage();
  const { pickupDate, pickupTime, returnDate, returnTime } = search.fields;
  const moment = (date: string, time: string) => formatDayTime(momentOf(`${date}T${time}`), language);
  return (
    <LinkButton
      to={vehiclePath(search, vehicleId)}
      preventScrollReset
      size="sm"
      wide
      className="py-1.5"
      onClick={(event) => {
        event.preventDefault();
        rental.choose(search.fields);
      }}
    >
      <span className="leading-body">
        <span className="inline-block">{moment(pickupDate, pickupTime)} –</span>{' '}
        <span className="inline-block">{moment(returnDate, returnTime)}</span>
      </span>
    </LinkButton>
  );
};
