import type { LocationShape } from '#contract/fleet.ts';
import { apiContext } from '../../api/contexts.ts';
import { languageContext } from '../../languages/language-context.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { queryOf, readSearch, searchOf } from '../../rental/search.ts';
import type { SearchFields } from '../../rental/search-fields.ts';
import { SearchForm } from '../../rental/search-form.tsx';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { staticIsland } from '../../shell/static-island.tsx';
import { today } from '../../ui/dates.ts';
import { useBaht } from '../../ui/money.tsx';
import { BusinessData, WebsiteData } from '../seo/business-data.tsx';
import type { Route } from './+types/home';
import { descriptionIn } from './description.ts';
import { type Home, readHome } from './read-home.ts';
import type { Tile } from './read-tiles.ts';

export const handle: Handle = {
  words: ['home', 'search', 'vehicles', 'vehicle', 'quote', 'reviews'],
  header: 'ground',
};

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  readHome(context.get(apiContext), {
    nowMs: Date.now(),
    language: context.get(languageContext),
    search: readSearch(new URL(request.url).searchParams),
  });

const Hero = await staticIsland(() => import('./hero.tsx'));
const BelowSearch = await staticIsland(() => import('./below-search.tsx'));

/** Home: search and prices first, then fleet, steps and places. */
const HomePage = ({ loaderData: home }: Route.ComponentProps) => {
  const t = useWords('home');
  const language = useLanguage();
  const { contact, tiles, locations } = home;
  return (
    <>
      <PageHead
        title={t('title')}
        description={descriptionIn(language, contact?.siteDescription) ?? t('description')}
      />
      <HomeData contact={contact} tiles={tiles} locations={locations ?? []} />
      <Hero home={home} />
      <QuickSearch home={home} />
      <BelowSearch home={home} />
    </>
  );
};
export default HomePage;

type Props = Pick<Home, 'contact'> & { tiles: readonly Tile[]; locations: readonly LocationShape[] };

/** The business and its site as structured data. */
const HomeData = ({ contact, tiles, locations }: Props) => {
  const t = useWords('home');
  const baht = useBaht();
  if (!contact) return null;
  const rates = tiles.flatMap(({ category }) => category.fromDailyRate ?? []);
  return (
    <>
      <BusinessData
        contact={contact}
        cities={locations.map(({ city }) => city)}
        priceRange={rates.length > 0 ? t('priceRange', { price: baht(Math.min(...rates)) }) : undefined}
      />
      <WebsiteData name={contact.siteName} />
    </>
  );
};

/** The search card on the edge of the hero. */
const QuickSearch = ({ home: { search, isSuggested, locations, rules, free, now } }: { home: Home }) => (
  <div className="page-width relative z-2 -mt-23">
    <SearchForm
      initial={search.fields}
      isSuggestion={isSuggested}
      locations={locations}
      limits={rules}
      asksAge={rules?.checksDrivers}
      returnsElsewhere={rules?.multiLocation}
      today={today(now)}
      free={free}
      look="accent"
      onSend={keepInAddress}
    />
  </div>
);

/** Keeps the submitted search in this page's address, so that going back restores the form. */
const keepInAddress = (fields: SearchFields) => {
  const query = queryOf(searchOf(fields));
  window.history.replaceState(window.history.state, '', `/?${query}`);
};
