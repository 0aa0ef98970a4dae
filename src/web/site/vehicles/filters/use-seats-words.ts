import { FOUR_OR_FIVE, MANY_SEATS } from '#kernel/seat-choices.ts';
import { useWords } from '../../../languages/use-words.ts';

/** Names a choice of seats: “2 seats”, “4–5 seats”, “8 seats and more”. */
export const useSeatsWords = () => {
  const t = useWords('vehicles');
  return (choice: string | number): string => {
    if (choice === FOUR_OR_FIVE) return t('filters.fourOrFive');
    const count = Number(choice);
    return t(count < MANY_SEATS ? 'facts.seats' : 'filters.manySeats', { count });
  };
};
