import { type InsuredRisk, insuredRisks } from '#kernel/insured-risks.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';

type Props = { chosen: readonly InsuredRisk[]; onChoose: (risks: InsuredRisk[]) => void };

/** What an option covers, of what visitors compare covers by. */
export const RiskChoice = ({ chosen, onChoose }: Props) => {
  const t = useWords('insurance', 'form');
  const nameOf = useWords('covers', 'risks');
  return (
    <fieldset>
      <legend className="pb-1.5 text-sm font-medium">{t('risks')}</legend>
      <div className="grid grid-cols-2 gap-x-4">
        {insuredRisks.map((risk) => (
          <Checkbox
            key={risk}
            label={nameOf(risk)}
            checked={chosen.includes(risk)}
            onChange={({ currentTarget: { checked } }) =>
              onChoose(insuredRisks.filter((one) => (one === risk ? checked : chosen.includes(one))))
            }
          />
        ))}
      </div>
      <p className="mt-1.5 text-xs text-subtle">{t('risksHint')}</p>
    </fieldset>
  );
};
