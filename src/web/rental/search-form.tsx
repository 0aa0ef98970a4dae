import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import type { LocationShape } from '#contract/fleet.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';
import { SearchCalendar } from './search-calendar.tsx';
import { Places, Segment, type SegmentControl, Times } from './search-choices.tsx';
import type { SearchFields, SearchProblem } from './search-fields.ts';
import { useSearchForm } from './use-search-form.ts';

type Props = {
  initial: SearchFields;
  /** Null when the server could not load them. */
  locations: readonly LocationShape[] | null;
  /** The first and the last day that may be a pick-up. */
  firstDay: string;
  lastDay: string | undefined;
  problems?: readonly SearchProblem[];
  /** Other query parameters to keep: filters and order. */
  keep?: URLSearchParams;
  /** `accent` for the one mango button of a screen, `brand` for a plain one. */
  look?: 'accent' | 'brand';
  /** Called with the chosen fields when a complete search is sent. */
  onSend?: (chosen: SearchFields) => void;
};

/** The search for places and times. It works as a plain form; scripts add linked fields and the calendar. */
export const SearchForm = (props: Props) => {
  const { initial, locations, firstDay, lastDay, problems: initialProblems = [], keep, look, onSend } = props;
  const { t } = useTranslation('search');
  const form = useSearchForm(initial, initialProblems);
  const [isOpen, setOpen] = useState(false);
  const navigation = useNavigation();
  const isBusy = navigation.state === 'loading' && navigation.location.pathname === '/vehicles';
  const errorOf = (field: keyof SearchFields) => {
    const problem = form.problems.find((one) => one.field === field);
    return problem && t(`problem.${problem.sentence}`);
  };
  const { fields } = form;
  const date = (control: SegmentControl) => ({
    ...control,
    className: `${control.className} md:[&::-webkit-calendar-picker-indicator]:hidden`,
    type: 'date',
    required: true,
    max: lastDay,
    onClick: () => setOpen(true),
  });

  return (
    <Form
      ref={form.form}
      method="get"
      action="/vehicles"
      aria-label={t('form')}
      noValidate={form.isReady}
      onSubmit={(event) => form.check(event) && onSend?.(form.fields)}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && event.relatedTarget && setOpen(false)}
      className="relative text-ink"
    >
      <div className="grid grid-cols-[1.45fr_1fr] items-stretch rounded-panel bg-raised p-2 shadow-lg md:rounded-panel md:p-3.5 lg:grid-cols-[1.25fr_1fr_0.72fr_1fr_0.72fr_auto]">
        <Segment label={t('location')} error={errorOf('location')} className="col-span-full lg:col-span-1">
          {(control) => (
            <Places control={control} brought={locations} value={fields.location} onChange={form.setLocation} />
          )}
        </Segment>
        <Segment label={t('pickupDate')} error={errorOf('pickupDate')}>
          {(control) => (
            <input
              {...date(control)}
              name="pickupDate"
              value={fields.pickupDate}
              min={firstDay}
              onChange={(event) => form.setPickupDate(event.target.value)}
            />
          )}
        </Segment>
        <Segment label={t('pickupTime')} error={errorOf('pickupTime')}>
          {(control) => (
            <Times control={control} name="pickupTime" value={fields.pickupTime} onChange={form.setPickupTime} />
          )}
        </Segment>
        <Segment label={t('returnDate')} error={errorOf('returnDate')}>
          {(control) => (
            <input
              {...date(control)}
              max={undefined}
              name="returnDate"
              value={fields.returnDate}
              min={fields.pickupDate || firstDay}
              onChange={(event) => form.setReturnDate(event.target.value)}
            />
          )}
        </Segment>
        <Segment label={t('returnTime')} error={errorOf('returnTime')}>
          {(control) => (
            <Times control={control} name="returnTime" value={fields.returnTime} onChange={form.setReturnTime} />
          )}
        </Segment>
        {[...(keep ?? [])].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button
          type="submit"
          look={look}
          size="lg"
          className="col-span-full mt-1.5 lg:col-span-1 lg:mt-0 lg:ml-2"
          busy={isBusy && t('searching')}
        >
          {t('submit')}
          <Icon name="arrow" />
        </Button>
      </div>
      {form.isIncomplete && (
        <div className="mt-3">
          <Alert tone="danger" title={t('required')} />
        </div>
      )}
      {isOpen && form.isReady && (
        <SearchCalendar form={form} firstDay={firstDay} lastDay={lastDay} onDone={() => setOpen(false)} />
      )}
    </Form>
  );
};
