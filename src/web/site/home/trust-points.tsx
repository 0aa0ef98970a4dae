import { useTranslation } from 'react-i18next';
import type { DataOf } from '../../api/routes.ts';
import { useSite } from '../../shell/use-site.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';

type Props = {
  rules: DataOf<'GET /settings/booking'> | null;
  /** Where nobody can choose a cover, none is promised. */
  sellsCover: boolean;
};

/** What the business promises, in the figures of its settings. */
export const TrustPoints = ({ rules, sellsCover }: Props) => {
  const { t } = useTranslation('home', { keyPrefix: 'trust' });
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
    <section aria-label={t('label')} className="page-width pt-10 md:pt-16">
      <ul className="grid gap-5 md:grid-cols-2 md:gap-8 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
        {points.map(({ icon, title, text }) => (
          <li key={icon} className="grid grid-cols-[28px_minmax(0,1fr)] content-start gap-x-3 gap-y-1">
            <Icon name={icon} className="row-span-2 mt-0.5 size-6.5 stroke-[1.4] text-brand" />
            <p className="font-semibold">{title}</p>
            <p className="col-start-2 text-sm leading-body text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
