import { useEffect, useState } from 'react';
import { useUnsaved } from '../../../../shell/unsaved.ts';
import { isTyped, noCard } from './card.ts';

/**
 * The card as typed, kept in memory alone while the visitor looks at earlier steps; gone once the payment step is over.
 * Before that step the page is not left without a question; there the form asks.
 */
export const useTypedCard = (step: number) => {
  const [card, setCard] = useState(noCard);
  useUnsaved(step < 3 && isTyped(card));
  useEffect(() => {
    if (step > 3) setCard(noCard);
  }, [step]);
  return { card, setCard };
};
