import { useTranslation } from 'react-i18next';
import { useOrigin } from '../../shell/use-site.ts';
import { DataScript } from './data-script.tsx';
import { type Facts, jsonLd } from './json-ld.ts';

/** Where the page stands in the site, for search engines: the steps after the home page, this page last. */
export const TrailData = ({ steps }: { steps: readonly Step[] }) => {
  const { t } = useTranslation('frame');
  const origin = useOrigin();
  const home: Step = { name: t('notFound.home'), path: '/' };
  return <DataScript facts={import.meta.env.SSR ? jsonLd(trailFacts(origin, [home, ...steps])) : null} />;
};

/** A page on the way from the home page to this one, by its path. */
type Step = Readonly<{ name: string; path: string }>;

/** Where a page stands in the site, this page last. */
export const trailFacts = (origin: string, steps: readonly Step[]): Facts => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});
