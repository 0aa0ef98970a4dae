import { useTranslation } from 'react-i18next';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Section } from './section.tsx';
import type { SectionProps } from './section-props.ts';

/** What staff write for one another. */
export const NotesSection = ({ form, change, wrong }: SectionProps) => {
  const { t } = useTranslation('newBooking', { keyPrefix: 'notes' });
  return (
    <Section title={t('title')}>
      <TextArea
        rows={3}
        label={t('label')}
        required={false}
        maxLength={2000}
        value={form.notes}
        error={wrong.notes}
        onChange={({ currentTarget }) => change({ notes: currentTarget.value })}
      />
    </Section>
  );
};
