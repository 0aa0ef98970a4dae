import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../languages/use-language.ts';
import { VehiclePicture } from '../../../ui/picture/vehicle-picture.tsx';
import { pictureOf } from '../../../vehicle-card/picture-of.ts';
import { DoneCard } from '../frame/done-card.tsx';
import { useShownQuote } from '../frame/summary/use-shown-quote.ts';
import { useRentalWords, vehicleName } from '../frame/use-rental-words.ts';
import { useWizard } from '../wizard.ts';

/** The vehicle, where and when, and what comes with it. */
export const DoneVehicleStep = ({ onEdit }: { onEdit: (() => void) | null }) => {
  const { t } = useTranslation('booking');
  const { page } = useWizard();
  const { start, end } = useRentalWords();
  const extras = useExtrasText();
  const { vehicle } = page;
  return (
    <DoneCard
      name={t('steps.vehicle')}
      title={vehicleName(vehicle)}
      onEdit={onEdit}
      picture={
        <VehiclePicture
          src={pictureOf(vehicle)}
          alt=""
          sizes="120px"
          className="w-30 rounded-md px-1 pt-2 max-md:hidden"
        />
      }
    >
      <p>
        {start.when}, {start.where}
      </p>
      <p>
        {end.when}, {end.where}
      </p>
      {extras && <p>{extras}</p>}
    </DoneCard>
  );
};

/** Cover and add-ons, as the quote names them. */
const useExtrasText = (): string => {
  const language = useLanguage();
  const { quote } = useShownQuote();
  const names = (quote?.lines ?? [])
    .filter(({ kind, name }) => name && (kind.startsWith('insurance') || kind === 'addon'))
    .map(({ name, quantity, kind }) => {
      const text = name?.[language] ?? name?.en ?? '';
      return kind === 'addon' && quantity > 1 ? `${quantity} × ${text}` : text;
    });
  // A cover has a line for its weeks and another for its days.
  return [...new Set(names)].join(', ');
};
