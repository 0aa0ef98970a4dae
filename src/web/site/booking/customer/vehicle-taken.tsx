import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { api } from '../../../api/browser.ts';
import { otherVehiclesPath, periodOf } from '../../../rental/rental.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { Alert } from '../../../ui/alert.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Money } from '../../../ui/money.tsx';
import { VehiclePicture } from '../../../ui/picture/vehicle-picture.tsx';
import { pictureOf } from '../../../vehicle-card/picture-of.ts';
import { addressOf } from '../flow.ts';
import { vehicleName } from '../frame/use-rental-words.ts';
import { useWizard } from '../wizard.ts';

/** Somebody was faster: says so, and shows up to three others that are free for the same dates. */
export const VehicleTaken = () => {
  const { t } = useTranslation('booking');
  const { draft } = useWizard();
  return (
    <div className="grid gap-4">
      <Alert
        tone="danger"
        title={t('availability.unavailable')}
        action={
          <LinkButton to={otherVehiclesPath(draft.rental)} size="sm">
            {t('otherCars')}
          </LinkButton>
        }
      >
        {t('create.takenText')}
      </Alert>
      <Alternatives />
    </div>
  );
};

const Alternatives = () => {
  const { t } = useTranslation('booking');
  const { page, draft } = useWizard();
  const period = periodOf(draft.rental);
  const query = { ...period, category: page.vehicle.category.slug, page: 1, limit: 3 };
  const { answer } = useLatest(period && JSON.stringify(query), (signal) =>
    api.call('GET /vehicles/available', { query, signal }),
  );
  const offers = answer?.success ? answer.data.filter(({ id }) => id !== page.vehicle.id) : [];
  if (offers.length === 0) return null;
  return (
    <section>
      <h2 className="text-lg">{t('create.similar')}</h2>
      <ul className="mt-3 grid gap-3 md:grid-cols-3">
        {offers.map((offer) => (
          <li key={offer.id}>
            <Link
              to={`/booking?${addressOf({ ...draft, vehicleId: offer.id }, 1)}`}
              className="block overflow-hidden rounded-lg border border-line bg-surface quick hover:shadow-md"
            >
              <VehiclePicture src={pictureOf(offer)} alt="" className="px-2 pt-3" />
              <span className="block px-4 pt-2 font-semibold">{vehicleName(offer)}</span>
              {offer.quote && <Money baht={offer.quote.total} className="block px-4 pb-3 text-sm text-muted" />}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
