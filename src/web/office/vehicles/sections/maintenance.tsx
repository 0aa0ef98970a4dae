import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Button } from '../../../ui/button.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { TimeSelect } from '../../../ui/form/time-select.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useNotify } from '../../../ui/toast/toasts.tsx';
import { useMutation } from '../../live/use-mutation.ts';
import type { OneVehicle } from '../draft/draft.ts';
import type { BlockEditing } from '../draft/use-block.ts';
import { fieldId } from '../draft/use-draft.ts';
import { InTheWay } from './in-the-way.tsx';
import { Section } from './section.tsx';

type Props = { vehicle: OneVehicle; block: BlockEditing };

/** The vehicle's planned maintenance periods, and the form for one. */
export const Maintenance = ({ vehicle, block }: Props) => {
  const t = useWords('fleet', 'maintenance');
  return (
    <Section id="maintenance" title={t('title')} note={t('note')}>
      <ul className="mb-3 grid gap-2">
        {vehicle.maintenance.map((one) => (
          <Planned key={one.id} vehicleId={vehicle.id} planned={one} block={block} />
        ))}
      </ul>
      <Written block={block} />
    </Section>
  );
};

type PlannedProps = { vehicleId: string; planned: OneVehicle['maintenance'][number]; block: BlockEditing };

const Planned = ({ vehicleId, planned, block }: PlannedProps) => {
  const t = useWords('fleet', 'maintenance');
  const language = useLanguage();
  const { run, isBusy } = useMutation();
  const notify = useNotify();
  const { id, from, until, reason } = planned;
  const period = t('period', { from: formatDayTime(from, language), until: formatDayTime(until, language) });
  const planAgain = () =>
    run(
      'POST /admin/vehicles/:id/maintenance',
      { params: { id: vehicleId }, body: { from, until, reason } },
      { done: t('planned') },
    );
  const remove = async () => {
    const params = { id: vehicleId, blockId: id };
    const reply = await run('DELETE /admin/vehicles/:id/maintenance/:blockId', { params });
    if (!reply) return;
    if (block.draft.id === id) block.restart();
    notify({ message: t('removed'), action: { label: t('undo'), run: () => void planAgain() } });
  };
  return (
    <li className="flex items-center gap-3 text-xs">
      <i aria-hidden="true" className="h-9 w-1.5 shrink-0 rounded-xs office-maintenance" />
      <span className="min-w-0 flex-1">
        <b className="block font-semibold figures">{period}</b>
        <span className="text-muted wrap-anywhere">{reason}</span>
      </span>
      <IconButton icon="edit" size="sm" name={t('edit', { period })} onClick={() => block.open(planned)} />
      <IconButton
        icon="close"
        size="sm"
        name={t('remove', { period })}
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : remove}
      />
    </li>
  );
};

const Written = ({ block }: Pick<Props, 'block'>) => {
  const t = useWords('fleet', 'maintenance');
  const say = useProblemWords();
  const { draft, errors, isTried, refusal, set } = block;
  const field = (name: 'fromDay' | 'fromTime' | 'untilDay' | 'untilTime' | 'reason') => {
    const error = isTried && (name === 'fromDay' || name === 'untilDay' || name === 'reason') && errors[name];
    return {
      id: fieldId(`block-${name}`),
      required: false,
      value: draft[name],
      error: error ? say({ code: error }) : undefined,
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set({ [name]: currentTarget.value }),
    };
  };
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)_112px] gap-x-2.5 gap-y-3.5 border-t border-dashed border-line-strong pt-3">
      <legend className="sr-only">{t(draft.id ? 'move' : 'new')}</legend>
      <DateField label={t('from')} {...field('fromDay')} />
      <TimeSelect label={t('fromTime')} {...field('fromTime')} />
      <DateField label={t('until')} min={draft.fromDay || undefined} {...field('untilDay')} />
      <TimeSelect label={t('untilTime')} {...field('untilTime')} />
      {refusal && <InTheWay refusal={refusal} take={set} draft={draft} />}
      <TextField
        {...field('reason')}
        label={t('reason')}
        maxLength={200}
        placeholder={t('reasonExample')}
        className="col-span-2"
      />
      {draft.id && (
        <Button size="xs" look="quiet" onClick={block.restart} className="justify-self-start">
          {t('leaveAsIs')}
        </Button>
      )}
    </fieldset>
  );
};
