import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useNow } from '../../../shell/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { formatDay, today } from '../../../ui/dates.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { AtPickUp } from './at-pick-up.tsx';
import { DriverTicks } from './driver-ticks.tsx';
import { withInspected } from './fields.ts';
import type { Step } from './steps.ts';
import type { HandOver } from './use-hand-over.ts';

type StepProps = {
  step: Step;
  /** The step's result, or what is known before it is done. */
  result?: ReactNode;
  children?: ReactNode;
};

/** A step of the hand-over: its number, or a tick once it is done. Left done it folds to its result, and opens to be edited. */
export const StepPart = ({ step: { name, number, isDone }, result, children }: StepProps) => {
  const t = useWords('bookings', 'handOver');
  const { box, isFolded, open } = useFold(isDone);
  return (
    <section
      ref={box}
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
        <div className="flex flex-wrap items-baseline gap-x-4">
          {result && <p className="text-xs text-muted figures">{result}</p>}
          {isFolded && children && (
            <Button size="sm" look="link" onClick={open}>
              {t('edit')}
              <span className="sr-only">{t(name)}</span>
            </Button>
          )}
        </div>
      </div>
      {children && (
        <div hidden={isFolded} className="col-start-2 min-w-0 max-sm:col-span-2 max-sm:col-start-1">
          {children}
        </div>
      )}
    </section>
  );
};

/** A press ends within this: nothing moves under a finger. */
export const PRESS_MS = 300;

/** Whether a step that is done is folded: as it is opened, and once the focus has gone elsewhere. */
const useFold = (isDone: boolean) => {
  const [isFolded, setFolded] = useState(isDone);
  const box = useRef<HTMLElement>(null);
  // What is done anew stays open while somebody is at it.
  if (isFolded && !isDone) setFolded(false);
  useEffect(() => {
    const element = box.current;
    if (!element || !isDone) return;
    const onLeave = ({ relatedTarget }: globalThis.FocusEvent) => {
      const isElsewhere = relatedTarget instanceof Node && !element.contains(relatedTarget);
      if (isElsewhere) setTimeout(() => setFolded(true), PRESS_MS);
    };
    element.addEventListener('focusout', onLeave);
    return () => element.removeEventListener('focusout', onLeave);
  }, [isDone]);
  const open = () => {
    setFolded(false);
    requestAnimationFrame(() => box.current?.focus());
  };
  return { box, isFolded: isFolded && isDone, open };
};

type PartProps = { step: Step; handOver: HandOver };

/** Damage, and notes for the next clerk. `children`: the ledger of the vehicle. */
export const DamageStep = ({
  step,
  handOver: { fields, set, atPickUp },
  children,
}: PartProps & { children: ReactNode }) => {
  const t = useWords('bookings', 'handOver');
  const said = fields.inspected ? t('inspected') : t('damageSaid', { count: fields.newDamage.length });
  return (
    <StepPart step={step} result={step.isDone ? said : t('damageText')}>
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
