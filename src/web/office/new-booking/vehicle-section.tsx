import { drawingAddress } from '#kernel/drawing-address.ts';
import { textIn } from '../../languages/text-in.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { RadioCard } from '../../ui/form/radio-card.tsx';
import { useBaht } from '../../ui/money.tsx';
import { VehicleImage } from '../../ui/picture/vehicle-picture.tsx';
import { RetryAlert } from '../../ui/retry-alert.tsx';
import type { FreeVehicles } from '../free-vehicles/use-free-vehicles.ts';
import { VehicleSearch } from '../free-vehicles/vehicle-search.tsx';
import { isBackwards, periodOf } from './booking-form.ts';
import { BookingSection, type SectionProps } from './section.tsx';

type Props = SectionProps & {
  vehicles: FreeVehicles;
  /** Whether others make room, so that the chosen vehicle can be had although it is not listed. */
  isFreeByMoving: boolean;
};

/** As many of a large fleet are listed before there are dates or a search. */
const GLANCE = 6;

/** The vehicles free for the period, each with what it costs then; without a period, the first of those offered. */
export const VehicleSection = ({ form, change, wrong, vehicles, isFreeByMoving }: Props) => {
  const t = useWords('newBooking', 'vehicle');
  const say = useProblemWords();
  const { answer, isWaiting, retry, vehicles: free, total } = vehicles;
  const isGlance = vehicles.isLarge && vehicles.search === '' && !periodOf(form);
  const listed = isGlance ? free.filter(({ id }, index) => index < GLANCE || id === form.vehicleId) : free;
  const isInPart = vehicles.isLarge && !isGlance && total > listed.length;
  const isMissing = form.vehicleId !== '' && !isFreeByMoving && !free.some(({ id }) => id === form.vehicleId);
  const isFailed = answer?.success === false;
  const count = () => {
    if (isWaiting) return t('loading');
    if (isBackwards(form)) return t('backwards');
    return t(periodOf(form) ? 'free' : 'offered', { count: total });
  };
  return (
    <BookingSection id="booking-vehicle" title={t('title')}>
      {/* How many there are is said once: beside the search, where one searches for those not listed, or below it. */}
      <VehicleSearch free={{ ...vehicles, vehicles: listed, total: isGlance ? listed.length : total }} />
      {!isFailed && (isWaiting || !isInPart) && <p className="text-xs text-muted">{count()}</p>}
      {isMissing && !isWaiting && !isFailed && <Alert tone="warning" title={t('notFree')} />}
      <div
        role="radiogroup"
        aria-label={t('label')}
        aria-invalid={wrong.vehicleId ? true : undefined}
        aria-describedby={wrong.vehicleId && 'vehicle-wrong'}
        aria-busy={isWaiting}
        className="-m-1 grid max-h-90 grid-cols-1 gap-2 overflow-y-auto overscroll-contain p-1 sm:grid-cols-2 aria-busy:opacity-60"
      >
        {listed.map((vehicle) => (
          <VehicleChoice
            key={vehicle.id}
            vehicle={vehicle}
            isChosen={vehicle.id === form.vehicleId}
            onChoose={() => change({ vehicleId: vehicle.id })}
          />
        ))}
      </div>
      {wrong.vehicleId && (
        <p id="vehicle-wrong" className="text-xs text-danger">
          {wrong.vehicleId}
        </p>
      )}
      {isFailed && (
        <RetryAlert tone="danger" title={t('failed')} retry={retry}>
          {say(answer)}
        </RetryAlert>
      )}
    </BookingSection>
  );
};

type ChoiceProps = { vehicle: FreeVehicles['vehicles'][number]; isChosen: boolean; onChoose: () => void };

const VehicleChoice = ({ vehicle, isChosen, onChoose }: ChoiceProps) => {
  const t = useWords('newBooking', 'vehicle');
  const language = useLanguage();
  const baht = useBaht();
  const { id, name, licensePlate, category, categoryInThai, dailyRate, total } = vehicle;
  return (
    <RadioCard
      name="vehicle"
      value={id}
      checked={isChosen}
      onChange={onChoose}
      title={
        <span className="flex items-center gap-2.5 text-sm">
          <VehicleImage src={drawingAddress(vehicle)} alt="" className="w-16 shrink-0" />
          <span className="min-w-0">
            <span className="block wrap-anywhere">{name}</span>
            <span className="block text-xs font-regular text-muted">
              {[licensePlate, textIn({ en: category, th: categoryInThai }, language)].filter(Boolean).join(', ')}
            </span>
          </span>
        </span>
      }
      end={
        <span className="text-sm font-semibold figures">
          {total === null ? t('aDay', { price: baht(dailyRate) }) : baht(total)}
        </span>
      }
    />
  );
};
