import { useWords } from '../languages/use-words.ts';
import { useProblemWords } from '../problems/use-problem-words.ts';
import { Icon } from '../ui/icons.tsx';
import type { PlaceTerms } from './place-terms.ts';

/** Says when a pick-up or return is outside opening hours and what that means, and what a location does not take. */
export const OutsideNotes = ({ terms }: { terms: PlaceTerms | null }) => {
  const say = useProblemWords();
  const notes = useOutsideNotes(terms);
  const refusals = Object.entries(terms?.refused ?? {});
  return (
    <div aria-live="polite">
      {refusals.map(([field, problem]) => (
        <p key={field} className="mt-2 flex items-start gap-2 text-sm text-danger">
          <Icon name="info" size="sm" className="mt-0.5" />
          {say(problem)}
        </p>
      ))}
      {notes.map((note) => (
        <p key={note} className="mt-2 flex items-start gap-2 text-sm text-muted">
          <Icon name="clock" size="sm" className="mt-0.5" />
          {note}
        </p>
      ))}
    </div>
  );
};

const useOutsideNotes = (terms: PlaceTerms | null): string[] => {
  const t = useWords('quote', 'outside');
  const { pickUp = null, dropOff = null } = terms?.outside ?? {};
  if (pickUp === 'free' && dropOff === 'free') return [t('both')];
  return [
    ...(pickUp && pickUp !== 'refused' ? [t(`pickUp.${pickUp}`)] : []),
    ...(dropOff && dropOff !== 'refused' ? [t(`dropOff.${dropOff}`)] : []),
  ];
};
