import { useTranslation } from 'react-i18next';
import { apiContext } from '../../api/contexts.ts';
import { asServed } from '../../as-served.tsx';
import { languageContext } from '../../languages/language-context.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { readSearch } from '../vehicles/search/search.ts';
import type { Route } from './+types/home';
import { descriptionIn } from './description.ts';
import { HomeData } from './home-data.tsx';
import { QuickSearch } from './quick-search.tsx';
import { readHome } from './read-home.ts';

export const handle: Handle = {
  words: ['home', 'search', 'vehicles', 'vehicle', 'quote', 'reviews'],
  header: 'ground',
};

export const loader = async ({ context, request }: Route.LoaderArgs) => ({
  home: await readHome(context.get(apiContext), { nowMs: Date.now(), language: context.get(languageContext) }),
  asked: readSearch(new URL(request.url).searchParams).fields,
});

const Hero = await asServed(() => import('./hero.tsx'));
const BelowSearch = await asServed(() => import('./below-search.tsx'));

/** Home (document 1, section 2): the price first, then what to carry, how it goes, and where. */
const HomePage = ({ loaderData: { home, asked } }: Route.ComponentProps) => {
  const { t, i18n } = useTranslation('home');
  const { contact, hero, tiles, locations, rules, now } = home;
  return (
    <>
      <PageHead
        title={t('title')}
        description={descriptionIn(i18n.language, contact?.siteDescription) ?? t('description')}
      />
      <HomeData contact={contact} tiles={tiles} locations={locations ?? []} />
      <Hero offer={hero} />
      <QuickSearch locations={locations} rules={rules} now={now} asked={asked} />
      <BelowSearch home={home} />
    </>
  );
};
export default HomePage;
