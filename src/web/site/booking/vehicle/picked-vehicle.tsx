import { promisedName } from '#words/or-similar.ts';
import { nameIn } from '../../../languages/name-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { DayPrice, SavingsNote } from '../../../quote/price-notes.tsx';
import { otherVehiclesPath } from '../../../rental/rental.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { VehiclePicture } from '../../../ui/picture/vehicle-picture.tsx';
import { pictureOf } from '../../../vehicle-card/picture-of.ts';
import { longerRates } from '../../../vehicle-card/saving.ts';
import { VehicleFacts } from '../../../vehicle-card/vehicle-facts.tsx';
import { vehicleName } from '../frame/wizard-words.ts';
import { useWizard } from '../state/wizard-context.ts';

/** The chosen vehicle, with a link to others for the same dates. */
export const PickedVehicle = () => {
  const t = useWords('booking');
  const inVehicles = useWords('vehicles');
  const language = useLanguage();
  const baht = useBaht();
  const inQuote = useWords('quote');
  const { page, draft, quote, alone } = useWizard();
  const { vehicle } = page;
  const { enabled, includeInPrice, name: tax } = page.tax;
  const withNote = (detail: string) =>
    detail && enabled && !includeInPrice ? inQuote('beforeTax', { detail, tax }) : detail;
  const daily = alone.isStale ? null : withNote(t('vehicle.perDay', { price: baht(vehicle.rates.daily) }));
  const longer = longerRates(vehicle)
    .map(({ name, rate }) => t(`vehicle.${name}`, { price: baht(rate) }))
    .join(' · ');
  return (
    <section
      aria-label={vehicleName(vehicle)}
      className="mt-5 grid grid-cols-[88px_minmax(0,1fr)_auto] items-center gap-x-3 rounded-lg border border-line bg-surface p-2 pr-4 md:grid-cols-[210px_minmax(0,1fr)_auto] md:gap-x-6 md:pr-6"
    >
      <VehiclePicture
        src={pictureOf(vehicle)}
        alt=""
        urgent
        sizes="210px"
        className="rounded-md px-1 pt-2.5 md:row-span-2"
      />
      <div className="md:self-end">
        <p className="text-xs text-muted">
          {inVehicles('card.categoryYear', { category: nameIn(vehicle.category, language), year: vehicle.year })}
        </p>
        <h2 className="text-[1.1875rem]">
          {promisedName(vehicleName(vehicle), vehicle.category.bookedAsClass && !draft.exactVehicle, language)}
        </h2>
      </div>
      <div className="max-md:col-span-full max-md:px-2 max-md:pt-2 md:self-start">
        <VehicleFacts vehicle={vehicle} className="mt-1" isInWords />
        <p className="mt-1 min-h-5 text-sm font-medium figures">
          {alone.quote ? <DayPrice quote={alone.quote} /> : daily}
        </p>
        <p className="text-xs text-muted figures">{withNote(longer)}</p>
        <p className="min-h-4.5 text-xs text-success figures">{quote.quote && <SavingsNote quote={quote.quote} />}</p>
      </div>
      <LinkButton
        to={otherVehiclesPath(draft.rental)}
        size="sm"
        className="col-start-3 row-start-1 max-md:self-end md:row-span-2 md:row-start-1"
      >
        {t('vehicle.change')}
      </LinkButton>
    </section>
  );
};
