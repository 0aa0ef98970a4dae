import { useTranslation } from 'react-i18next';
import type { LocationShape } from '#contract/fleet.ts';
import { useBaht } from '../../ui/money.tsx';
import { BusinessData, WebsiteData } from '../seo/business-data.tsx';
import type { Home } from './read-home.ts';
import type { Tile } from './read-tiles.ts';

type Props = Pick<Home, 'contact'> & { tiles: readonly Tile[]; locations: readonly LocationShape[] };

/** The business and its site, for search engines. */
export const HomeData = ({ contact, tiles, locations }: Props) => {
  const { t } = useTranslation('home');
  const baht = useBaht();
  if (!contact) return null;
  const rates = tiles.map(({ fromDailyRate }) => fromDailyRate);
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
