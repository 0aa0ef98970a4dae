import { Link } from 'react-router';
import { api } from '../../../api/browser.ts';
import { useWords } from '../../../languages/use-words.ts';
import { periodOf } from '../../../rental/rental.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { Money } from '../../../ui/money.tsx';
import { VehiclePicture } from '../../../ui/picture/vehicle-picture.tsx';
import { pictureOf } from '../../../vehicle-card/picture-of.ts';
import { vehicleName } from '../frame/wizard-words.ts';
import { stepQuery } from '../state/flow.ts';
import { useWizard } from '../state/wizard-context.ts';

/** Up to three other vehicles of the category that are free for the same dates. */
const Alternatives = () => {
  const t = useWords('booking');
  const { page, draft } = useWizard();
  const period = periodOf(draft.rental);
  const { pickupLocation: location, dropoffLocation } = draft.rental;
  const query = { ...period, location, dropoffLocation, category: page.vehicle.category.slug, page: 1, limit: 3 };
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
              to={`/booking?${stepQuery({ ...draft, vehicleId: offer.id }, 1)}`}
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
export default Alternatives;
