import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSite } from '../../shell/use-site.ts';
import { Points } from '../vehicle/points.tsx';
import { usePriceHolds } from '../vehicle/use-price-holds.ts';
import type { Home } from './read-home.ts';
import { Section } from './section.tsx';

/** What nobody pays extra for, and where to read what a cover adds. */
export const Included = ({ rules, locations }: { rules: Home['rules']; locations: NonNullable<Home['locations']> }) => {
  const { t } = useTranslation('home', { keyPrefix: 'included' });
  const { pages } = useSite();
  const points = usePriceHolds({ graceMinutes: rules?.graceMinutes ?? 0, locations });
  const cover = pages.includes('insurance') && (
    <Link to="/insurance" className="inline-flex min-h-8 items-center font-semibold text-link hover:underline">
      {t('cover')}
    </Link>
  );
  return (
    <Section id="included" heading={t('heading')} beside={cover}>
      <Points points={points} />
    </Section>
  );
};
