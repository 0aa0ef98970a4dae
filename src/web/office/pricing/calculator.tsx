import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { LONGEST_CODE } from '#kernel/pricing-limits.ts';
import { api } from '../../api/browser.ts';
import type { DataOf, Outcome } from '../../api/routes.ts';
import { useWords } from '../../languages/use-words.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useBaht } from '../../ui/money.tsx';
import { RetryAlert } from '../../ui/retry-alert.tsx';
import { namedWithPlate } from '../named-with-plate.ts';
import type { PricingSearch } from './pricing-address.ts';
import { PricingPart } from './pricing-parts.tsx';
import { RateResult } from './rate-result.tsx';

type Props = { vehicles: DataOf<'GET /admin/vehicles'> | null; search: PricingSearch };

/** The rate calculator: the server's quote for a vehicle and dates, the same as on the website. */
export const Calculator = ({ vehicles, search }: Props) => {
  const t = useWords('pricing', 'calculator');
  const baht = useBaht();
  const say = useProblemWords();
  const { revalidate } = useRevalidator();
  const [request, setRequest] = useState({
    vehicleId: '',
    startDate: search.from,
    endDate: search.until,
    promoCode: '',
  });
  const [answer, setAnswer] = useState<Outcome<'POST /pricing/calculate'> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const fields = answer && !answer.success ? answer.fields : {};
  const errorOf = (name: string) => fields[name] && say(fields[name]);
  const field = (name: keyof typeof request) => ({
    label: t(name),
    error: errorOf(name),
    value: request[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setRequest((before) => ({ ...before, [name]: name === 'promoCode' ? value.toUpperCase() : value }));
      setAnswer(null);
    },
  });
  const calculate = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setAnswer(await api.call('POST /pricing/calculate', { body: request }));
    setBusy(false);
  };
  if (!vehicles)
    return (
      <div className="p-4 md:px-6">
        <RetryAlert tone="danger" title={t('noVehicles')} retry={() => void revalidate()} />
      </div>
    );
  return (
    <div className="grid items-start gap-4 p-4 md:px-6 lg:grid-cols-[minmax(0,400px)_minmax(0,1fr)]">
      <PricingPart title={t('title')}>
        <form noValidate onSubmit={calculate} className="grid gap-4 p-4">
          {answer && !answer.success && <Alert tone="danger" title={say(answer)} />}
          <SelectField {...field('vehicleId')}>
            <option value="">{t('choose')}</option>
            {vehicles.map((vehicle) => (
              <option key={vehicle.id} value={vehicle.id}>
                {t('vehicle', {
                  name: namedWithPlate(`${vehicle.brand} ${vehicle.model}`, vehicle.licensePlate),
                  rate: baht(vehicle.dailyRate),
                })}
              </option>
            ))}
          </SelectField>
          <div className="grid gap-4 sm:grid-cols-2">
            <DateField {...field('startDate')} />
            <DateField {...field('endDate')} />
          </div>
          <p className="-mt-2 text-xs text-subtle">{t('timesHint')}</p>
          <TextField {...field('promoCode')} optional maxLength={LONGEST_CODE} autoComplete="off" spellCheck={false} />
          <Button type="submit" look="accent" busy={isBusy && t('busy')}>
            {t('calculate')}
          </Button>
        </form>
      </PricingPart>
      <div aria-live="polite">{answer?.success && <RateResult rate={answer.data} />}</div>
    </div>
  );
};
