import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../languages/use-language.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { VehiclePicture } from '../../../ui/picture/vehicle-picture.tsx';
import { pictureOf } from '../../vehicles/card/picture-of.ts';
import { useRentalWords, vehicleName } from '../frame/use-rental-words.ts';
import { useShownQuote } from '../frame/use-shown-quote.ts';
import { useWizard } from '../wizard.ts';

/** A done step folds to one card with Edit. */
export const DoneVehicleStep = () => {
  const { t } = useTranslation('booking');
  const { page, go } = useWizard();
  const { start, end } = useRentalWords();
  const extras = useExtrasText();
  const { vehicle } = page;
  return (
    <section
      aria-label={t('steps.vehicle')}
      className="mt-5 flex items-center gap-4 rounded-lg border border-line bg-surface px-4 py-3"
    >
      <span className="grid size-7 shrink-0 place-items-center self-start rounded-full bg-brand-soft text-on-brand-soft md:self-center">
        <Icon name="check" size="sm" />
      </span>
      <VehiclePicture
        src={pictureOf(vehicle)}
        alt=""
        sizes="120px"
        className="w-30 rounded-md px-1 pt-2 max-md:hidden"
      />
      <div className="min-w-0 flex-1 text-sm leading-body text-muted">
        <h2 className="text-base tracking-normal text-ink">{vehicleName(vehicle)}</h2>
        <p>
          {start.when}, {start.where}
        </p>
        <p>
          {end.when}, {end.where}
        </p>
        {extras && <p>{extras}</p>}
      </div>
      <Button size="sm" className="self-start md:self-center" onClick={() => go(1)}>
        <Icon name="edit" size="sm" />
        {t('edit')}
        <span className="sr-only">{t('steps.vehicle')}</span>
      </Button>
    </section>
  );
};

/** Cover and add-ons, as the quote names them. */
const useExtrasText = (): string => {
  const language = useLanguage();
  const { quote } = useShownQuote();
  return (quote?.lines ?? [])
    .filter(({ kind, name }) => name && (kind.startsWith('insurance') || kind === 'addon'))
    .map(({ name, quantity, kind }) => {
      const text = name?.[language] ?? name?.en ?? '';
      return kind === 'addon' && quantity > 1 ? `${quantity} × ${text}` : text;
    })
    .join(', ');
};
