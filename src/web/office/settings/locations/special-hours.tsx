import { useWords } from '../../../languages/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Icon } from '../../../ui/icons.tsx';

export type DateHours = Readonly<{ date: string; hours: string }>;

type Props = {
  dates: readonly DateHours[];
  /** The error of a field such as `specialHours.0.hours`. */
  errorOf: (field: string) => string | undefined;
  onChange: (dates: readonly DateHours[]) => void;
};

/** The hours of single dates, such as holidays. */
export const SpecialHours = ({ dates, errorOf, onChange }: Props) => {
  const t = useWords('locations', 'dates');
  const set = (index: number, part: Partial<DateHours>) =>
    onChange(dates.map((one, at) => (at === index ? { ...one, ...part } : one)));
  return (
    <fieldset className="grid gap-3">
      <legend className="text-sm font-medium">{t('title')}</legend>
      <p className="text-xs text-muted">{t('text')}</p>
      {[...dates.entries()].map(([index, { date, hours }]) => (
        <div key={index} className="grid grid-cols-[1fr_1fr_auto] items-start gap-2">
          <DateField
            id={`special-date-${index}`}
            label={t('date')}
            value={date}
            error={errorOf(`specialHours.${index}.date`)}
            onChange={({ currentTarget: { value } }) => set(index, { date: value })}
          />
          <TextField
            id={`special-hours-${index}`}
            label={t('hours')}
            value={hours}
            maxLength={60}
            placeholder={t('example')}
            error={errorOf(`specialHours.${index}.hours`)}
            onChange={({ currentTarget: { value } }) => set(index, { hours: value })}
          />
          <IconButton
            icon="trash"
            size="sm"
            className="mt-7"
            name={t('remove', { date })}
            onClick={() => onChange(dates.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <Button
        type="button"
        size="sm"
        look="quiet"
        className="justify-self-start"
        onClick={() => onChange([...dates, { date: '', hours: '' }])}
      >
        <Icon name="plus" size="sm" />
        {t('add')}
      </Button>
    </fieldset>
  );
};
