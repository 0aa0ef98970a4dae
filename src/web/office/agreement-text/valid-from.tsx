import { useWords } from '../../languages/use-words.ts';
import { DateField } from '../../ui/form/date-field.tsx';
import { RadioCard } from '../../ui/form/radio-card.tsx';
import { TimeSelect } from '../../ui/form/time-select.tsx';
import type { TextDraft } from './text-draft.ts';

type Props = {
  draft: TextDraft;
  set: (change: Partial<TextDraft>) => void;
  /** What is wrong about the moment. */
  error: string | undefined;
};

/** From when a version is signed: at once, or from a day and time that is still to come. */
export const ValidFrom = ({ draft: { start, day, time }, set, error }: Props) => {
  const t = useWords('agreementText', 'editor');
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-semibold">{t('start')}</legend>
      {(['now', 'later'] as const).map((one) => (
        <RadioCard
          key={one}
          name="start"
          title={t(one)}
          checked={start === one}
          onChange={() => set({ start: one })}
          className="max-w-140"
        >
          {one === 'later' && start === 'later' && (
            <div className="grid gap-3 sm:grid-cols-2">
              <DateField
                label={t('day')}
                value={day}
                error={error}
                onChange={({ currentTarget }) => set({ day: currentTarget.value })}
              />
              <TimeSelect
                label={t('time')}
                value={time}
                onChange={({ currentTarget }) => set({ time: currentTarget.value, day })}
              />
            </div>
          )}
        </RadioCard>
      ))}
    </fieldset>
  );
};
