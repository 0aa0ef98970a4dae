import { useWords } from '../../languages/use-words.ts';
import { Switch } from '../../ui/form/switch.tsx';
import { SectionCard } from './section/section-card.tsx';
import { useSection } from './section/use-section.ts';

const features = [
  'enableReviews',
  'enableLoyaltyProgram',
  'enablePromoCodes',
  'enableMultiLocation',
  'enableCalendarView',
  'enableChatSupport',
] as const;

/** `/admin/settings/features`: switches optional features on and off. */
const Features = () => {
  const t = useWords('settings', 'features');
  const section = useSection('features', 'features', features);
  return (
    <SectionCard
      section={section}
      title={t('title')}
      text={t('text')}
      labelOf={(path) => t(`names.${path as (typeof features)[number]}`)}
    >
      {features.map((name) => (
        <Switch key={name} {...section.flag(name)} label={t(`names.${name}`)} hint={t(`effects.${name}`)} />
      ))}
    </SectionCard>
  );
};
export default Features;
