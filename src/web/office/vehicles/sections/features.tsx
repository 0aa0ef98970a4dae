import { vehicleFeatures } from '#kernel/vehicle-limits.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Icon } from '../../../ui/icons.tsx';
import { useListedWords } from '../../../vehicle-card/listed-words.ts';
import type { Editing } from '../draft/use-draft.ts';
import { Section } from './section.tsx';

/** Checkboxes for the fixed list of features. */
export const Features = ({ draft: { features }, set }: Pick<Editing, 'draft' | 'set'>) => {
  const t = useWords('fleet');
  const { equipment } = useListedWords();
  const words = equipment(vehicleFeatures);
  return (
    <Section
      id="features"
      title={t('sections.features')}
      note={t('features.note', { count: features.length, all: vehicleFeatures.length })}
    >
      <ul className="flex flex-wrap gap-1.5">
        {vehicleFeatures.map((feature, index) => {
          const isOn = features.includes(feature);
          const toggle = () =>
            set((now) => ({
              features: isOn ? now.features.filter((one) => one !== feature) : [...now.features, feature],
            }));
          return (
            <li key={feature}>
              <button
                type="button"
                aria-pressed={isOn}
                onClick={toggle}
                className="inline-flex min-h-7 items-center gap-1.5 rounded-md border border-line-strong px-2.5 text-xs font-medium quick hover:bg-hover aria-pressed:border-transparent aria-pressed:bg-brand-soft aria-pressed:text-on-brand-soft"
              >
                <Icon name={isOn ? 'check' : 'plus'} size="xs" />
                {words[index]}
              </button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
};
