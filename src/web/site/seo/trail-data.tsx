import { useWords } from '../../languages/use-words.ts';
import { useOrigin } from '../../shell/use-site.ts';
import { DataScript } from './data-script.tsx';
import { type Facts, jsonLd } from './json-ld.ts';

/** The page's breadcrumbs as structured data: the steps after the home page, this page last. */
export const TrailData = ({ steps }: { steps: readonly Step[] }) => {
  const t = useWords('frame');
  const origin = useOrigin();
  const home: Step = { name: t('notFound.home'), path: '/' };
  return <DataScript facts={import.meta.env.SSR ? jsonLd(trailFacts(origin, [home, ...steps])) : null} />;
};

/** A page in the breadcrumbs, by its path. */
type Step = Readonly<{ name: string; path: string }>;

/** The breadcrumbs as schema.org data, this page last. */
export const trailFacts = (origin: string, steps: readonly Step[]): Facts => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});
