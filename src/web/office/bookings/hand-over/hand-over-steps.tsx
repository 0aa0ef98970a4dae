import type { ReactNode } from 'react';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useNow } from '../../../shell/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { formatDay, today } from '../../../ui/dates.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { AtPickUp } from './at-pick-up.tsx';
import { DriverTicks } from './driver-ticks.tsx';
import { hasEarlierReturn, withInspected } from './fields.ts';
import type { ReturnTerms } from './read-hand-over.ts';
import type { Step } from './steps.ts';
import type { HandOver } from './use-hand-over.ts';

type StepProps = {
  step: Step;
  /** The step's result, or what is known before it is done. */
  result?: ReactNode;
  children?: ReactNode;
};

/** A step of the hand-over: its number, or a tick once it is done. */
export const StepPart = ({ step: { name, number, isDone }, result, children }: StepProps) => {
  const t = useWords('bookings', 'handOver');
  return (
    <section
      id={name}
      tabIndex={-1}
      className="grid scroll-mt-(--office-head) grid-cols-[24px_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-line py-4 last:border-b-0 focus:outline-hidden"
    >
      <span
        aria-hidden="true"
        className={`grid size-6 place-items-center rounded-full text-xs font-semibold ${isDone ? 'bg-brand-soft text-on-brand-soft' : 'bg-brand text-on-brand'}`}
      >
        {isDone ? <Icon name="check" size="sm" /> : number}
      </span>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <h2 className="text-md font-semibold">{t(name)}</h2>
        {result && <p className="text-xs text-muted figures">{result}</p>}
      </div>
      {children && <div className="col-start-2 min-w-0 max-sm:col-span-2 max-sm:col-start-1">{children}</div>}
    </section>
  );
};

type PartProps = { step: Step; handOver: HandOver };

/** Damage, and notes for the next clerk. `children`: the ledger of the vehicle. */
export const DamageStep = ({
  step,
  handOver: { fields, set, atPickUp },
  children,
}: PartProps & { children: ReactNode }) => {
  const t = useWords('bookings', 'handOver');
  return (
    <StepPart step={step} result={t('damageText')}>
      {atPickUp && (atPickUp.damage || atPickUp.note) && (
        <AtPickUp>
          {[atPickUp.damage, atPickUp.note].filter(Boolean).map((line) => (
            <span key={line} className="block whitespace-pre-line">
              {line}
            </span>
          ))}
        </AtPickUp>
      )}
      {children}
      <div className="mt-3 flex min-h-11 items-center">
        <Checkbox
          label={t('inspected')}
          checked={fields.inspected}
          onChange={({ currentTarget }) => set(withInspected(currentTarget.checked))}
        />
      </div>
      <div className="mt-3 grid gap-3 lg:grid-cols-2">
        <TextArea
          label={t('damageLabel')}
          hint={t('damageHint')}
          optional
          rows={2}
          maxLength={2000}
          value={fields.damage}
          onChange={({ currentTarget }) => set({ damage: currentTarget.value })}
        />
        <TextArea
          label={t('note')}
          optional
          rows={2}
          maxLength={2000}
          value={fields.note}
          onChange={({ currentTarget }) => set({ note: currentTarget.value })}
        />
      </div>
    </StepPart>
  );
};

/** Confirms that the driving licence was checked. */
export const PapersStep = ({ step, handOver }: PartProps) => {
  const { seen, fields, set, problemAt } = handOver;
  const t = useWords('bookings', 'handOver');
  const language = useLanguage();
  const day = today(useNow());
  const { licenseExpiryDate: until } = seen.customer;
  const licenceText = () => {
    if (!seen.licenseNumber) return t('noLicence');
    if (!until) return t('papersText', { number: seen.licenseNumber });
    const date = formatDay(until, language, { weekday: false, year: true });
    return t('papersUntil', { number: seen.licenseNumber, date });
  };
  return (
    <StepPart step={step} result={licenceText()}>
      {until && until < day && <p className="mb-2 text-sm font-medium text-danger">{t('licenceExpired')}</p>}
      {seen.drivers.length > 0 ? (
        <DriverTicks handOver={handOver} />
      ) : (
        <div className="flex min-h-11 items-center">
          <Checkbox
            label={t('licence')}
            checked={fields.licenseChecked}
            error={problemAt('licenseChecked')}
            onChange={({ currentTarget }) => set({ licenseChecked: currentTarget.checked })}
          />
        </div>
      )}
    </StepPart>
  );
};

/** When the vehicle came back, how late that is, the fee proposed by the grace rule, and the fee that staff decide on. */
export const LateStep = ({ step, handOver }: PartProps) => {
  const { fields, set, problemAt, terms, isFeeDecided } = handOver;
  const t = useWords('bookings', 'handOver');
  const baht = useBaht();
  const lateness = useLateness(terms);
  return (
    <StepPart step={step} result={lateness}>
      <EarlierReturn handOver={handOver} />
      {terms && terms.lateDays > 0 && (
        <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-sm">{t('proposed', { count: terms.lateDays, amount: baht(terms.proposedFee) })}</p>
          {!isFeeDecided && (
            <Button size="sm" onClick={() => set({ lateFee: String(terms.proposedFee) })}>
              {t('charge', { amount: baht(terms.proposedFee) })}
            </Button>
          )}
        </div>
      )}
      <TextField
        label={t('fee')}
        hint={t(handOver.seen.customerEmail === '' ? 'feeHintNoEmail' : 'feeHint')}
        inputMode="decimal"
        className="max-w-65"
        value={fields.lateFee}
        error={problemAt('lateFee')}
        onChange={({ currentTarget }) => set({ lateFee: currentTarget.value })}
      />
    </StepPart>
  );
};

/** The date and time at which the vehicle came back, if that was not now. */
const EarlierReturn = ({ handOver: { fields, set, problemAt } }: { handOver: HandOver }) => {
  const t = useWords('bookings', 'handOver');
  const day = today(useNow());
  const isEarlier = hasEarlierReturn(fields);
  const change = ({ currentTarget: { checked } }: { currentTarget: { checked: boolean } }) =>
    set(checked ? { returnedDate: day } : { returnedDate: '', returnedTime: '' });
  return (
    <div className="mb-3 grid gap-3">
      <Checkbox label={t('cameBackEarlier')} checked={isEarlier} onChange={change} />
      {isEarlier && (
        <div className="grid max-w-100 grid-cols-[minmax(0,1fr)_116px] gap-3">
          <DateField
            label={t('returnedDate')}
            value={fields.returnedDate}
            max={day}
            onChange={({ currentTarget }) => set({ returnedDate: currentTarget.value })}
          />
          <TextField
            label={t('returnedTime')}
            inputMode="numeric"
            placeholder="14:25"
            maxLength={5}
            value={fields.returnedTime}
            error={problemAt('returnedTime')}
            onChange={({ currentTarget }) => set({ returnedTime: currentTarget.value })}
          />
        </div>
      )}
    </div>
  );
};

const useLateness = (terms: ReturnTerms | null): string => {
  const t = useWords('bookings', 'handOver');
  if (!terms) return t('lateFailed');
  if (terms.earlyMinutes >= 60) {
    const early = Math.floor(terms.earlyMinutes / 60);
    const time = early < 24 ? t('hours', { count: early }) : t('days', { count: Math.floor(early / 24) });
    return t('earlyBy', { time });
  }
  if (terms.lateMinutes <= 0) return t('onTime');
  const hours = Math.floor(terms.lateMinutes / 60);
  const minutes = terms.lateMinutes % 60;
  const time = [hours > 0 && t('hours', { count: hours }), minutes > 0 && t('minutes', { count: minutes })];
  const isFree = terms.lateDays === 0;
  return t(isFree ? 'withinGrace' : 'lateBy', { time: time.filter(Boolean).join(' '), grace: terms.graceMinutes });
};
