import { type InsuredRisk, insuredRisks } from '#kernel/insured-risks.ts';
import { useWords } from '../../languages/use-words.ts';
import { Icon } from '../../ui/icons.tsx';

/** The same rows for every cover, a yes or a no each; on a phone one after the other. */
export const RiskRows = ({ risks, className = '' }: { risks: readonly InsuredRisk[]; className?: string }) => {
  const t = useWords('covers');
  return (
    <ul className={`flex flex-wrap gap-x-3.5 gap-y-1 text-xs leading-snug md:grid ${className}`}>
      {insuredRisks.map((risk) => (
        <li key={risk} className={`flex gap-1.5 ${risks.includes(risk) ? '' : 'text-muted'}`}>
          <RiskMark isCovered={risks.includes(risk)} />
          {t(`risks.${risk}`)}
        </li>
      ))}
    </ul>
  );
};

/** A tick, or a cross, with its meaning for screen readers. */
export const RiskMark = ({ isCovered }: { isCovered: boolean }) => {
  const t = useWords('covers');
  return (
    <>
      <Icon
        name={isCovered ? 'check' : 'close'}
        size="sm"
        className={`stroke-2 ${isCovered ? 'text-brand' : 'text-danger'}`}
      />
      <span className="sr-only">{t(isCovered ? 'covered' : 'not')}: </span>
    </>
  );
};
