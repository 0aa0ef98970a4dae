import { Link } from 'react-router';
import type { DataOf } from '../../api/routes.ts';
import { useWords } from '../../languages/use-words.ts';
import { usePriceHolds } from '../../rental/use-price-holds.ts';
import { useSite } from '../../shell/use-site.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { Points } from '../frame/points.tsx';
import { Section } from '../frame/section.tsx';
import { FromPeople } from '../reviews/from-people.tsx';
import { Fleet } from './fleet.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LastCall } from './last-call.tsx';
import { PickUpPoints } from './pick-up-points.tsx';
import type { Home } from './read-home.ts';
import { SpecialOffers } from './special-offers.tsx';

/** The content for first-time visitors: promises, fleet, offers, steps, places and reviews. */
const BelowSearch = ({ home }: { home: Home }) => {
  const { specials, tiles, dated, free, example, rules, reviews } = home;
  const locations = home.locations ?? [];
  return (
    <>
      <TrustPoints rules={rules} sellsCover={example?.hasCovers ?? false} />
      <Fleet tiles={tiles} dated={dated} free={free} />
      <SpecialOffers offers={specials} locations={locations} />
      <HowItWorks example={example} />
      <Included rules={rules} locations={locations} />
      <PickUpPoints locations={locations} />
      <FromPeople reviews={reviews} />
      <LastCall />
    </>
  );
};
export default BelowSearch;

/** What every price includes, and where to read about cover. */
const Included = ({ rules, locations }: { rules: Home['rules']; locations: NonNullable<Home['locations']> }) => {
  const t = useWords('home', 'included');
  const { pages } = useSite();
  const points = usePriceHolds({ graceMinutes: rules?.graceMinutes ?? 0, locations });
  const cover = pages.includes('insurance') && (
    <Link
      to="/insurance"
      className="inline-flex min-h-8 items-center touch:min-h-11 font-semibold text-link hover:underline"
    >
      {t('cover')}
    </Link>
  );
  return (
    <Section id="included" heading={t('heading')} beside={cover}>
      <Points points={points} />
    </Section>
  );
};

type Props = {
  rules: DataOf<'GET /settings/booking'> | null;
  /** False where no cover can be chosen; then none is promised. */
  sellsCover: boolean;
};

/** The business's promises, with the figures from its settings. */
const TrustPoints = ({ rules, sellsCover }: Props) => {
  const t = useWords('home', 'trust');
  const { phone } = useSite();
  const points: { icon: IconName; title: string; text: string }[] = [
    { icon: 'tag', title: t('total'), text: t('totalText') },
    ...(rules
      ? [
          { icon: 'undo', title: t('cancel'), text: t('cancelText', { count: rules.fullRefundHours }) } as const,
          { icon: 'lock', title: t('held'), text: t('heldText', { count: rules.holdMinutes }) } as const,
        ]
      : []),
    ...(sellsCover ? [{ icon: 'shield', title: t('insured'), text: t('insuredText') } as const] : []),
    ...(phone ? [{ icon: 'phone', title: t('person'), text: t('personText', { phone }) } as const] : []),
  ];
  return (
    <section aria-label={t('label')} className="page-width pt-6 md:pt-14">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-3 md:gap-8 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
        {points.map(({ icon, title, text }) => (
          <li key={icon} className="grid grid-cols-[28px_minmax(0,1fr)] content-start gap-x-3 gap-y-1">
            <Icon name={icon} className="row-span-2 mt-0.5 size-6.5 stroke-[1.4] text-brand" />
            <p className="leading-snug font-semibold max-md:text-sm">{title}</p>
            <p className="col-start-2 text-sm leading-body text-muted max-md:hidden">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
