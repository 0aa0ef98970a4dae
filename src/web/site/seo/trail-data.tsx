import { useTranslation } from 'react-i18next';
import { useOrigin } from '../../shell/use-site.ts';
import { DataScript } from './data-script.tsx';
import { jsonLd } from './facts/json-ld.ts';
import { type Step, trailFacts } from './facts/trail.ts';

/** Where the page stands in the site, for search engines: the steps after the home page, this page last. */
export const TrailData = ({ steps }: { steps: readonly Step[] }) => {
  const { t } = useTranslation('frame');
  const origin = useOrigin();
  const home: Step = { name: t('notFound.home'), path: '/' };
  return <DataScript facts={import.meta.env.SSR ? jsonLd(trailFacts(origin, [home, ...steps])) : null} />;
};
