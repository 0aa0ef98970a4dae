import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { presetDates, presets } from './presets.ts';

type Props = {
  from: Parameters<typeof presetDates>[0];
  known: Parameters<typeof presetDates>[1];
  onChoose: (dates: { first: string; last: string }) => void;
};

/** Usual lengths of a rental, from the chosen pick-up on. What cannot be booked cannot be pressed. */
export const PresetButtons = ({ from, known, onChoose }: Props) => {
  const { t } = useTranslation('booking', { keyPrefix: 'calendar.presets' });
  const dates = presetDates(from, known);
  return presets.map((preset) => {
    const found = dates[preset];
    return (
      <Button key={preset} size="sm" disabled={!found} onClick={() => found && onChoose(found)}>
        {t(preset)}
      </Button>
    );
  });
};
