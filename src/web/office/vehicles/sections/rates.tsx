import { formatNumber } from '#kernel/format-number.ts';
import { RATE_STEP } from '#kernel/vehicle-limits.ts';
import { useWords } from '../../../languages/use-words.ts';
import { controlClass, FieldError } from '../../../ui/form/field.tsx';
import { Money } from '../../../ui/money.tsx';
import { perDay } from '../draft/saves.ts';
import type { Editing } from '../draft/use-draft.ts';
import { Section } from './section.tsx';

const rows = [
  ['dailyRate', 'day'],
  ['weeklyRate', 'week'],
  ['monthlyRate', 'month'],
] as const;

/** The rates before tax, and the saving of the longer ones. */
export const Rates = ({ draft, fieldOf, savedRate }: Editing & { savedRate: number | null }) => {
  const t = useWords('fleet', 'rates');
  const hasChanged = savedRate !== null && draft.dailyRate !== `${savedRate}`;
  return (
    <Section id="rates" title={t('title')} note={t('note')}>
      <table className="w-full text-xs">
        <thead>
          <tr className="text-left text-2xs text-muted">
            <td />
            <th scope="col" className="pb-1 font-medium">
              {t('rate')}
            </th>
            <th scope="col" className="pb-1 pl-3 font-medium">
              {t('aDay')}
            </th>
            <th scope="col" className="pb-1 text-right font-medium">
              {t('saves')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, of]) => {
            const { error, id, ...input } = fieldOf(name);
            const shown = of === 'day' ? null : perDay(draft.dailyRate, draft[name], of);
            return (
              <tr key={name}>
                <th scope="row" className="py-1.5 pr-2 text-left align-top font-medium">
                  <label htmlFor={id} className="grid min-h-9 items-center">
                    {t(of)}
                  </label>
                </th>
                <td className="w-40 py-1.5">
                  <span className="relative block">
                    <span aria-hidden="true" className="absolute inset-y-0 left-3 grid items-center text-subtle">
                      ฿
                    </span>
                    <input
                      {...input}
                      id={id}
                      type="number"
                      min={0}
                      step={RATE_STEP}
                      inputMode="decimal"
                      aria-invalid={error ? true : undefined}
                      aria-describedby={error ? `${id}-error` : undefined}
                      className={`${controlClass} pl-7 figures`}
                    />
                  </span>
                  {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
                </td>
                <td className="py-1.5 pl-3 figures">
                  {of === 'day' && Number(draft.dailyRate) >= 0 && <Money baht={Number(draft.dailyRate)} />}
                  {shown && <Money baht={shown.baht} />}
                </td>
                <td className="py-1.5 text-right font-semibold text-success figures">
                  {shown && shown.saves > 0 && `${shown.saves}%`}
                  {of !== 'day' && shown?.isDearer && <span className="text-warning">{t(`dearer.${of}`)}</span>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-2 text-xs text-subtle">
        {t('hint')} {hasChanged && t('was', { baht: formatNumber(savedRate) })}
      </p>
    </Section>
  );
};
