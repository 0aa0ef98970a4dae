import type { InsurancePackageShape } from '#contract/extras.ts';
import type { InsuredRisk } from '#kernel/insured-risks.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { useBaht } from '../../ui/money.tsx';
import { areComparable, coverOffers } from './cover-offers.ts';
import { RiskRows } from './risk-rows.tsx';

/** The covers by the rows of the booking. Renders nothing while the business has not said what each covers. */
const CoverComparison = ({ packages }: { packages: readonly InsurancePackageShape[] }) => {
  const t = useWords('covers');
  const baht = useBaht();
  const offers = coverOffers(packages, useLanguage());
  if (offers.length === 0 || !areComparable(offers)) return null;
  return (
    <section aria-labelledby="covers" className="mt-8">
      <h2 id="covers" className="text-xl">
        {t('heading')}
      </h2>
      <p className="mt-1 text-sm text-muted">{t('byLaw')}</p>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <Cover name={t('none')} label={t('youPay')} excess={t('noLimit')} risks={[]} />
        {offers.map(({ id, name, excess, risks }) => (
          <Cover
            key={id}
            name={name}
            label={excess === null ? t('risks.collision') : t('youPay')}
            excess={excess === null ? t('carNotCovered') : baht(excess)}
            risks={risks ?? []}
          />
        ))}
      </ul>
    </section>
  );
};

export default CoverComparison;

type CoverProps = { name: string; label: string; excess: string; risks: readonly InsuredRisk[] };

const Cover = ({ name, label, excess, risks }: CoverProps) => (
  <li className="rounded-lg border border-line bg-surface p-4">
    <h3 className="text-base">{name}</h3>
    <p className="mt-1.5 text-2xs text-muted">
      {label}
      <b className="block text-xl leading-tight font-semibold tracking-tight text-ink figures">{excess}</b>
    </p>
    <RiskRows risks={risks} className="mt-3" />
  </li>
);
