import { type FormEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { LocationShape } from '#contract/fleet.ts';
import { api } from '../../api/browser.ts';
import type { Failure } from '../../api/failure.ts';
import { useWords } from '../../languages/use-words.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { useUnsaved } from '../../shell/unsaved.ts';
import { useLatest } from '../../shell/use-latest.ts';
import { Button } from '../../ui/button.tsx';
import { useNotify } from '../../ui/toast/toasts.tsx';
import { NewCustomer } from '../customers/new-customer.tsx';
import { useFreeVehicles } from '../free-vehicles/use-free-vehicles.ts';
import { useMutation } from '../live/use-mutation.ts';
import { type BookingForm, bodyOf, placedPeriodOf, quoteBodyOf } from './booking-form.ts';
import { CostSummary } from './cost-summary.tsx';
import { CustomerSection, type ExistingCustomer } from './customer-section.tsx';
import { ExtrasSection } from './extras-section.tsx';
import { NotesSection, PaymentSection } from './payment-section.tsx';
import { PlacesSection, TimesSection } from './rental-sections.tsx';
import { VehicleSection } from './vehicle-section.tsx';

type Props = {
  begun: BookingForm;
  places: readonly LocationShape[];
  existing: ExistingCustomer | null;
};

/** The manual booking form, with the cost summary beside it. */
export const ManualBookingForm = ({ begun, places, existing }: Props) => {
  const t = useWords('newBooking');
  const navigate = useNavigate();
  const { run, isBusy } = useMutation();
  const say = useProblemWords();
  const [opened] = useState(begun);
  const [form, setForm] = useState(opened);
  const [customer, setCustomer] = useState(existing);
  const leave = useUnsaved(form !== opened);
  const [isCreating, setCreating] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const vehicles = useFreeVehicles(placedPeriodOf(form) ?? {}, form.vehicleId);
  const body = quoteBodyOf(form);
  const quoteState = useLatest(
    body && JSON.stringify(body),
    async (signal) => body && api.call('POST /admin/bookings/quote', { body, signal }),
    { pauseMs: 250 },
  );
  const quoted = quoteState.last?.success ? quoteState.last.data : null;
  // One idempotency key per content: an unchanged form sent twice creates one booking, a changed form another.
  const content = JSON.stringify(form);
  const key = useMemo(() => content && crypto.randomUUID(), [content]);

  const change = (changed: Partial<BookingForm>) => {
    setForm((before) => ({ ...before, ...changed }));
    setFailure(null);
  };
  const choose = (chosen: ExistingCustomer | null) => {
    setCustomer(chosen);
    change({ customerId: chosen?.id ?? '' });
  };
  const chooseExisting = (chosen: ExistingCustomer) => {
    choose(chosen);
    setCreating(false);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!quoted || quoteState.isWaiting) return;
    const sent = { body: bodyOf(form, quoted.quote.total), headers: { 'idempotency-key': key } };
    const made = await run('POST /admin/bookings', sent, { done: t('done'), failed: setFailure });
    // The price may have changed, or the vehicle may no longer be free.
    if (!made) return quoteState.retry();
    leave();
    navigate(`/admin/bookings/${made.data.id}`);
  };
  const wrong = Object.fromEntries(
    Object.entries(failure?.fields ?? {}).map(([name, problem]) => [name, say(problem)]),
  );
  const section = { form, change, wrong };
  return (
    <>
      <form
        onSubmit={send}
        noValidate
        className="grid grid-cols-1 gap-6 px-4 py-5 md:px-6 lg:grid-cols-[minmax(0,1fr)_360px]"
      >
        <div className="grid grid-cols-1 content-start gap-6">
          <TimesSection {...section} />
          <VehicleSection {...section} vehicles={vehicles} />
          <CustomerSection
            customer={customer}
            error={wrong.customerId}
            language={form.language}
            onLanguage={(language) => change({ language })}
            onChoose={choose}
            onCreate={() => setCreating(true)}
          />
          <PlacesSection {...section} places={places} />
          <ExtrasSection
            {...section}
            categoryId={vehicles.vehicles.find(({ id }) => id === form.vehicleId)?.categoryId ?? null}
            promo={quoteState.isWaiting ? null : (quoted?.quote.promo ?? null)}
          />
          <PaymentSection {...section} />
          <NotesSection {...section} />
        </div>
        <CostSummary {...section} quoteState={quoteState} failure={failure} isBusy={isBusy} />
      </form>
      {isCreating && (
        <NewCustomer
          onMade={choose}
          onClose={() => setCreating(false)}
          taken={(id) => <ChooseExisting id={id} onChoose={chooseExisting} />}
        />
      )}
    </>
  );
};

type ChooseExistingProps = { id: string; onChoose: (customer: ExistingCustomer) => void };

/** Selects the existing customer who already has the e-mail. */
const ChooseExisting = ({ id, onChoose }: ChooseExistingProps) => {
  const t = useWords('newBooking', 'customer');
  const say = useProblemWords();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const choose = async () => {
    setBusy(true);
    const customer = await api.call('GET /admin/customers/:id', { params: { id } });
    setBusy(false);
    if (customer.success) onChoose(customer.data);
    else notify({ tone: 'problem', message: say(customer) });
  };
  return (
    <Button size="sm" className="mt-1.5" busy={isBusy && t('choosing')} onClick={choose}>
      {t('chooseExisting')}
    </Button>
  );
};
